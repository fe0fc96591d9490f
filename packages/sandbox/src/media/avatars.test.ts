import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createEntryMedia } from './entry-media.ts';

const media = createEntryMedia();
afterAll(() => media.close());
const get = (path: string): Promise<Response> =>
  media.serveAvatar(new Request('http://localhost'), path);

it.each([
  ['mona/picture.gif', 'image/gif', 160, 160, 20],
  ['mona/picture/80h.gif', 'image/gif', 80, 80, 20],
  ['mona/picture.jpg', 'image/jpeg', 160, 160, 1],
  ['mona/picture/80h.png', 'image/png', 80, 80, 1],
  ['default1.gif', 'image/gif', 160, 160, 20],
  ['default5/80h.gif', 'image/gif', 80, 80, 20],
  ['mona/picture.GIF', 'image/gif', 160, 160, 20],
])('serves %s', async (path, type, width, height, frames) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { pages = 1, pageHeight, ...size } = await sharp(bytes, { animated: true }).metadata();
  expect([size.width, pageHeight ?? size.height, pages]).toEqual([width, height, frames]);
});

it.each([
  'default6.gif',
  'mona.gif',
  'mona/picture.exe',
  'mona/picture.constructor',
  'mona/a/b/c.gif',
  'headers/mona/picture.gif',
  '',
])('has no picture at %j', async (path) => {
  await expect(get(path)).rejects.toMatchObject({ status: 404 });
});
