import { describe, expect, it } from 'vitest';
import { openApi } from '../test/api.ts';

const api = openApi();

describe('fields', () => {
  it.each([
    '/v1/gifs/search?q=animal&limit=2',
    '/v1/stickers/trending?limit=2',
    '/v1/gifs/related?gif_id={gif}&limit=2',
  ])('are those that are asked for, beside what a page says of itself: %s', async (path) => {
    const [found] = (await api.get('/v1/gifs/trending?limit=1')).data;
    const url = `${path.replace('{gif}', String(found?.id))}&fields=id,images.original,images.downsized`;
    const { data, pagination, status } = await api.get(url);
    expect(status).toBe(200);
    expect(pagination).toMatchObject({ count: 2 });
    for (const item of data) {
      expect(Object.keys(item).sort()).toEqual(['id', 'images']);
      expect(Object.keys(item.images as object).sort()).toEqual(['downsized', 'original']);
    }
  });

  it('reach into any object, and a whole one wins over its parts', async () => {
    const { data } = await api.get(
      '/v1/gifs/trending?limit=1&fields=images.original.url,user,user.username,title',
    );
    expect(data[0]?.images).toEqual({ original: { url: expect.stringMatching(/^http/) } });
    expect(Object.keys(data[0]?.user as object).length).toBeGreaterThan(1);
  });

  it('that are not there are ignored', async () => {
    const { data } = await api.get(
      '/v1/gifs/trending?limit=1&fields=id,none,images.none,id.length',
    );
    expect(data).toEqual([{ id: expect.any(String), images: {} }]);
  });

  it('are all without a list', async () => {
    const [all, none] = [
      await api.get('/v1/gifs/trending?limit=1'),
      await api.get('/v1/gifs/trending?limit=1&fields=%20,'),
    ];
    expect(Object.keys(none.data[0] ?? {})).toEqual(Object.keys(all.data[0] ?? {}));
  });
});

it('a bundle has its renditions alone, also of a single item', async () => {
  const { data } = await api.get('/v1/gifs/search?q=animal&limit=1&bundle=clips_grid_picker');
  expect(Object.keys(data[0]?.images as object).sort()).toEqual(['fixed_width', 'original']);
  const { item } = await api.get(`/v1/gifs/${data[0]?.id}?bundle=clips_grid_picker&fields=images`);
  expect(Object.keys(item)).toEqual(['images']);
  expect(Object.keys(item.images as object)).toHaveLength(2);
});

it('a bundle whose renditions are not known has all', async () => {
  const { data } = await api.get('/v1/gifs/trending?limit=1&bundle=messaging_non_clips');
  expect(Object.keys(data[0]?.images as object).length).toBeGreaterThan(10);
});
