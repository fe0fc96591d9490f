import { afterAll, expect, it } from 'vitest';
import { catalogEntries } from '../catalog/catalog-entries.ts';
import { ok, openSandbox, someGifs } from '../test/platform.ts';
import { createEntryMedia } from './entry-media.ts';

const ORIGIN = 'http://sandbox.test';
const gif = [...catalogEntries(1, 0)].find(({ kind }) => kind === 'gif');
if (!gif) throw new Error('The catalog is empty.');

const media = createEntryMedia();
afterAll(() => media.close());
const { mediaJson } = media;

/** Counts distinct objects, that is, how many calls rendered the JSON. */
const written = (...calls: ReturnType<typeof mediaJson>[]): number => new Set(calls).size;

it('renditions of an item are rendered once for each origin, with its URLs', () => {
  const other = 'http://localhost:4002';
  const calls = [ORIGIN, other, ORIGIN, other].map((origin) => mediaJson(gif, origin));
  expect(written(...calls)).toBe(2);
  for (const [index, origin] of [ORIGIN, other].entries()) {
    const urls = JSON.stringify(calls[index]).match(/http:[^"]*/g) ?? [];
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter((url) => !url.startsWith(`${origin}/media/${gif.id}/`))).toEqual([]);
  }
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
