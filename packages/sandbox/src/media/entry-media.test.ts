import { afterAll, describe, expect, it } from 'vitest';
import { catalogEntries } from '../catalog/catalog-entries.ts';
import { scenes } from '../catalog/scenes.ts';
import { dynamicEntries } from '../catalog/text-entries.ts';
import { ok, openSandbox, someGifs } from '../test/platform.ts';
import { createEntryMedia } from './entry-media.ts';

const ORIGIN = 'http://sandbox.test';
const own = [...catalogEntries(scenes, 1, 0)];
const gif = own.find(({ kind }) => kind === 'gif');
const text = dynamicEntries('Hello')[0];
if (!gif || !text) throw new Error('The catalog is empty.');

const media = createEntryMedia();
afterAll(() => media.close());
const { mediaJson } = media;

/** Counts distinct objects, that is, how many calls rendered the JSON. */
const written = (...calls: ReturnType<typeof mediaJson>[]): number => new Set(calls).size;

describe('the renditions of an item', () => {
  it.each([
    ['a GIF', gif],
    ['a drawn text', text],
  ])('are rendered once, for %s', (_, entry) => {
    const calls = Array.from({ length: 5 }, () => mediaJson(entry, ORIGIN));
    expect(written(...calls)).toBe(1);
    expect(calls[0]?.images).toHaveProperty('fixed_width');
  });

  it('are rendered for each origin, with its URLs', () => {
    const other = 'http://localhost:4002';
    const calls = [ORIGIN, other, ORIGIN, other].map((origin) => mediaJson(gif, origin));
    expect(written(...calls)).toBe(2);
    for (const [index, origin] of [ORIGIN, other].entries()) {
      const urls = JSON.stringify(calls[index]).match(/http:[^"]*/g) ?? [];
      expect(urls.length).toBeGreaterThan(20);
      expect(urls.filter((url) => !url.startsWith(`${origin}/media/${gif.id}/`))).toEqual([]);
    }
  });

  it('include only the listed ones, although others exist', () => {
    const few = { ...gif, id: 'few', renditions: ['original', 'fixed_height'] };
    expect(Object.keys(mediaJson(few, ORIGIN).images).sort()).toEqual(few.renditions.toSorted());
    expect(Object.keys(mediaJson(gif, ORIGIN).images).length).toBeGreaterThan(20);
  });
});

it('an edited item keeps its renditions in every list', async () => {
  const { ask } = openSandbox();
  const [id] = await someGifs(ask);
  const read = async () => (await ok(ask(`GET /v1/gifs/${id}?api_key=any`))).data;
  const before = await read();
  for (const [key, value] of Object.entries({ title: 'Renamed', tags: ['renamed'] })) {
    await ok(ask('POST /ajax/gif/update', { gif_id: id, key, value }));
  }
  const after = await read();
  expect([after.title, after.tags]).toEqual([expect.stringMatching(/^Renamed GIF/), ['renamed']]);
  expect(after.images).toEqual(before.images);
  const found = await ok(ask('GET /v1/gifs/search?q=renamed&limit=1&api_key=any'));
  expect(found.data[0]).toMatchObject({ id, title: after.title, images: before.images });
});
