import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApi } from '../test/api.ts';
import type { Artist } from './art.ts';

const artist = vi.hoisted(() => ({
  draw: vi.fn<Artist['draw']>(async () => new Uint8Array(1)),
  giveWay: vi.fn<Artist['giveWay']>(),
  close: vi.fn<Artist['close']>(async () => {}),
}));
vi.mock('@gifkit/sandbox-art', () => ({ createArtist: () => artist }));

const { raw } = openApi();
beforeAll(async () => {
  await raw('/v1/gifs/trending?api_key=k');
  expect(artist.giveWay).not.toHaveBeenCalled();
  // The first drawing loads what draws.
  await raw('/avatars/mona/a.webp');
  expect(artist.draw).toHaveBeenCalledOnce();
});
afterAll(() => vi.restoreAllMocks());

it.each([
  '/v1/gifs/search?q=cat&api_key=k',
  '/v2/search?q=cat&key=k',
  '/api/v1/k/gifs/trending',
  '/api/v3/env/build',
  '/healthz',
])('drawings give way to %s', async (path) => {
  artist.giveWay.mockClear();
  await raw(path);
  expect(artist.giveWay).toHaveBeenCalledOnce();
});

it.each(['/avatars/mona/80h.webp', '/headers/mona/a.jpg', '/media/nothing/200w.webp'])(
  'but not to the file %s, which may be one of them',
  async (path) => {
    artist.giveWay.mockClear();
    await raw(path);
    expect(artist.giveWay).not.toHaveBeenCalled();
  },
);
