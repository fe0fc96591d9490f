import type { IGif } from '@gifkit/model';
import { createSandbox } from '@gifkit/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GiphyFetch } from './client.ts';

const sandbox = createSandbox();
const client = new GiphyFetch(
  'key',
  {},
  { fetch: (...args) => sandbox.fetch(new Request(...args)) },
);
let gif: IGif;

beforeAll(async () => {
  [gif] = (await client.trending({ limit: 1 })).data as [IGif];
});
afterAll(() => sandbox.close());

const aGif = expect.objectContaining({
  id: expect.any(String),
  is_hidden: expect.any(Boolean),
  images: expect.objectContaining({
    original: expect.objectContaining({ width: expect.any(Number), height: expect.any(Number) }),
  }),
});

it.each<[string, () => Promise<{ data: IGif[] }>]>([
  ['of a search', () => client.search('happy')],
  ['that are stickers', () => client.search('happy', { type: 'stickers' })],
  ['that are texts', () => client.search('hello', { type: 'text' })],
  ['that are clips', () => client.search('happy', { type: 'videos' })],
  ['of a channel', () => client.search('', { channel: 'animalparade' })],
  ['that are related', () => client.related(gif.id)],
  ['by id', () => client.gifs([gif.id])],
  ['that are emoji', () => client.emoji()],
  ['that are variations of emoji', () => client.emojiDefaultVariations()],
  ['of a text', () => client.animate('Hello')],
  ['associated with one', () => client.associations(gif.id)],
])('gets GIFs %s', async (_what, call) => {
  const { data } = await call();
  expect(data.length).toBeGreaterThan(0);
  for (const one of data) expect(one).toEqual(aGif);
});

it('gets one GIF by id, and a random one', async () => {
  expect((await client.gif(gif.id)).data).toMatchObject({ id: gif.id, title: gif.title });
  expect((await client.random({ tag: 'happy' })).data).toEqual(aGif);
});

it('gets the variations of an emoji', async () => {
  const { data: emoji } = await client.emojiDefaultVariations({ limit: 1 });
  const { data } = await client.emojiVariations(emoji[0]?.id ?? '');
  expect(data.length).toBeGreaterThan(0);
});

it('gets clips with their video', async () => {
  const { data } = await client.trending({ type: 'videos' });
  expect(data[0]?.video.assets['360p']?.url).toMatch(/\.mp4$/);
});

it('gets categories, their subcategories and their GIFs', async () => {
  const { data: categories } = await client.categories();
  expect(categories[0]).toMatchObject({ gif: { is_sticker: false } });
  const category = categories[0]?.name_encoded ?? '';
  const { data: subcategories } = await client.subcategories(category);
  const { data } = await client.gifs(category, subcategories[0]?.name_encoded ?? '');
  expect(data[0]).toEqual(aGif);
});

it('gets channels, search terms and tags', async () => {
  const { data: channels } = await client.channels('animal');
  expect(channels[0]).toMatchObject({ slug: 'animalparade', user: { username: 'animalparade' } });
  expect((await client.trendingSearches()).data).toContain('happy');
  expect((await client.searchTags('hap')).data[0]).toMatchObject({ name: 'happy' });
  const { data } = await client.relatedTags('happy', { score: 0.3 });
  expect(data.every(({ score = 0 }) => score >= 0.3)).toBe(true);
});
