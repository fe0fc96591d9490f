import type { IGif } from '@gifkit/model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GiphyFetch } from './client.ts';
import { gifPages } from './pages.ts';
import { gifPaginator } from './paginator.ts';
import { startService } from './test/sandbox-service.ts';

let service: Awaited<ReturnType<typeof startService>>;
let client: GiphyFetch;
let gif: IGif;

beforeAll(async () => {
  service = await startService();
  [gif] = (await service.client().trending({ limit: 1 })).data as [IGif];
});
beforeEach(async () => {
  await service.reset();
  client = service.client();
});
afterAll(() => service.close());

const aGif = expect.objectContaining({
  id: expect.any(String),
  is_hidden: expect.any(Boolean),
  images: expect.objectContaining({
    original: expect.objectContaining({ width: expect.any(Number), height: expect.any(Number) }),
  }),
});

describe('the client gets', () => {
  it.each<[string, (client: GiphyFetch) => Promise<{ data: IGif[] }>]>([
    ['what a search finds', (c) => c.search('happy')],
    ['stickers that a search finds', (c) => c.search('happy', { type: 'stickers' })],
    ['texts that a search finds', (c) => c.search('hello', { type: 'text' })],
    ['clips that a search finds', (c) => c.search('happy', { type: 'videos' })],
    ['what a search in a channel finds', (c) => c.search('', { channel: 'animalparade' })],
    ['what is trending', (c) => c.trending()],
    ['what is related', (c) => c.related(gif.id)],
    ['GIFs by id', (c) => c.gifs([gif.id])],
    ['emoji', (c) => c.emoji()],
    ['the default variations of emoji', (c) => c.emojiDefaultVariations()],
    ['animated text', (c) => c.animate('Hello')],
    ['what goes with a GIF', (c) => c.associations(gif.id)],
  ])('%s', async (_what, call) => {
    const { data } = await call(client);
    expect(data.length).toBeGreaterThan(0);
    for (const one of data) expect(one).toEqual(aGif);
  });

  it('one GIF by id, and one by chance', async () => {
    expect((await client.gif(gif.id)).data).toMatchObject({ id: gif.id, title: gif.title });
    expect((await client.random({ tag: 'happy' })).data).toEqual(aGif);
  });

  it('the variations of an emoji', async () => {
    const { data: emoji } = await client.emojiDefaultVariations({ limit: 1 });
    const { data } = await client.emojiVariations(emoji[0]?.id ?? '');
    expect(data.length).toBeGreaterThan(0);
  });

  it('clips with their video', async () => {
    const { data } = await client.trending({ type: 'videos' });
    expect(data[0]?.video.assets['360p']?.url).toMatch(/\.mp4$/);
  });

  it('categories, their subcategories and what is in them', async () => {
    const { data: categories } = await client.categories();
    expect(categories[0]).toMatchObject({ gif: { is_sticker: false } });
    const category = categories[0]?.name_encoded ?? '';
    const { data: subcategories } = await client.subcategories(category);
    const { data } = await client.gifs(category, subcategories[0]?.name_encoded ?? '');
    expect(data[0]).toEqual(aGif);
  });

  it('channels', async () => {
    const { data } = await client.channels('animal');
    expect(data[0]).toMatchObject({ slug: 'animalparade', user: { username: 'animalparade' } });
  });

  it('search terms and tags', async () => {
    expect((await client.trendingSearches()).data).toContain('happy');
    expect((await client.searchTags('hap')).data[0]).toMatchObject({ name: 'happy' });
    const { data } = await client.relatedTags('happy', { score: 0.3 });
    expect(data.every(({ score = 0 }) => score >= 0.3)).toBe(true);
  });
});

describe('the client', () => {
  it('sets and removes a call to action', async () => {
    await client.updateCta(gif.id, { link: 'https://example.com/shop', text: 'Shop' });
    await client.updateCta(gif.id);
    const arrived = (await service.requests()).map(({ method, status }) => `${method} ${status}`);
    expect(arrived).toEqual(['PUT 200', 'DELETE 200']);
  });

  it('sends who is asking with every request', async () => {
    await client.trending();
    expect(await service.requests()).toEqual([
      expect.objectContaining({
        query: expect.objectContaining({
          api_key: '***',
          pingback_id: expect.stringMatching(/^\w{16}$/),
        }),
        headers: expect.objectContaining({
          'x-giphy-sdk-name': 'FetchAPI',
          'x-giphy-sdk-platform': 'web',
        }),
      }),
    ]);
  });

  it('asks once for what is asked for twice, but never mixes versions', async () => {
    await Promise.all([client.emoji(), client.emoji()]);
    const first = await client.emoji();
    const second = await client.emojiDefaultVariations();
    expect(second.data).not.toEqual(first.data);
    expect((await service.requests()).map(({ path }) => path)).toEqual(['/v1/emoji', '/v2/emoji']);
  });

  it('finds responses that were fetched ahead of time', async () => {
    await client.prefetch(() => client.search('happy', { offset: 5 }));
    await client.search('happy', { offset: 5 });
    expect(await service.requests()).toHaveLength(1);
  });

  it('pages through everything, each GIF once', async () => {
    const fetchMore = gifPaginator((offset) => client.search('happy', { offset, limit: 3 }));
    let gifs = await fetchMore();
    for (let count = 0; gifs.length > count; gifs = await fetchMore()) count = gifs.length;
    const pages: IGif[][] = [];
    for await (const page of gifPages((offset) => client.search('happy', { offset, limit: 3 }))) {
      pages.push(page);
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(gifs);
    expect(new Set(gifs.map(({ id }) => id)).size).toBe(gifs.length);
  });
});
