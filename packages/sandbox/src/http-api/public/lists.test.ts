import { describe, expect, it } from 'vitest';
import { all, type Json, openApi } from '../../test/api.ts';

const api = openApi();

describe('categories', () => {
  it('are listed with subcategories and a GIF each', async () => {
    const { data, pagination } = await api.get('/v1/gifs/categories');
    expect(pagination).toEqual({ total_count: 10, count: 10, offset: 0 });
    for (const category of data) {
      expect(category.gif).toHaveProperty('images');
      expect((category.subcategories as Json[]).length).toBeGreaterThan(1);
    }
  });

  it('have GIFs in every subcategory, under its encoded name', async () => {
    const categories = await api.get('/v1/gifs/categories');
    for (const category of categories.data) {
      const path = `/v1/gifs/categories/${category.name_encoded}`;
      const parts = await api.get(path);
      expect(all(parts.data, 'name')).toEqual(all(category.subcategories as Json[], 'name'));
      for (const part of parts.data) {
        const gifs = await api.get(`${path}/${part.name_encoded}`);
        expect(gifs.data.length, `${category.name}/${part.name}`).toBeGreaterThan(0);
      }
    }
  });

  it.each([
    '/v1/gifs/categories/none',
    '/v1/gifs/categories/none/birds',
    '/v1/gifs/categories/animals/none',
  ])('that do not exist are not found: %s', async (path) =>
    expect((await api.get(path)).status).toBe(404),
  );
});

describe('emoji', () => {
  it('come in every variation in version 1', async () => {
    const { data, pagination } = await api.get('/v1/emoji?limit=50');
    expect(pagination.total_count).toBe(54);
    expect(new Set(all(data.slice(0, 6), 'emoji_group_id'))).toEqual(new Set([1]));
  });

  it('come as defaults with a cursor in version 2', async () => {
    const first = await api.get('/v2/emoji?limit=5');
    expect(new Set(all(first.data, 'variation'))).toEqual(new Set(['default']));
    expect(first.pagination).toEqual({ count: 5, offset: 0, next_cursor: 5 });
    const last = await api.get('/v2/emoji?limit=5&offset=5');
    expect(last.pagination).toEqual({ count: 4, offset: 5, next_cursor: 0 });
  });

  it('have the stated number of variations, by the id of any of them', async () => {
    const emoji = (await api.get('/v2/emoji?limit=1')).data[0];
    const { data } = await api.get(`/v2/emoji/${emoji?.id}/variations`);
    expect(data).toHaveLength(Number(emoji?.variation_count));
    expect(all(data, 'variation')).toContain('variation_05');
    const again = await api.get(`/v2/emoji/${data[2]?.id}/variations`);
    expect(all(again.data, 'id')).toEqual(all(data, 'id'));
    expect((await api.get('/v2/emoji/nothing/variations')).status).toBe(404);
  });
});

describe('channels', () => {
  it('rank names before descriptions', async () => {
    const { data, pagination } = await api.get('/v1/channels/search?q=loops');
    expect(String(data[0]?.display_name)).toMatch(/loops/i);
    expect(pagination.total_count).toBe(data.length);
    expect(String(data.at(-1)?.description)).toMatch(/loops/i);
  });

  it('have one of their own GIFs as cover', async () => {
    const { data } = await api.get('/v1/channels/search?q=animal');
    expect(data[0]?.featured_gif).toMatchObject({ username: 'animalparade' });
  });
});

describe('tags', () => {
  it('complete a prefix, frequent ones first', async () => {
    const { data } = await api.get('/v1/gifs/search/tags?q=Hap');
    expect(data[0]).toMatchObject({ name: 'happy', name_encoded: 'happy' });
    expect(all(data, 'name')).toContain('happy birthday');
  });

  it('are related by how often they occur together', async () => {
    const { data, pagination } = await api.get('/v1/tags/related/happy');
    const scores = all(data, 'score').map(Number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    const close = await api.get('/v1/tags/related/happy?score=0.3');
    expect(all(close.data, 'score').every((score) => Number(score) >= 0.3)).toBe(true);
    expect(close.pagination.total_count).toBeLessThan(Number(pagination.total_count));
  });

  it('have no related tags if unknown', async () => {
    expect((await api.get('/v1/tags/related/xyzzy')).data).toEqual([]);
    expect((await api.get('/v1/tags/related/happy?score=high')).status).toBe(400);
  });

  it('trend in both versions', async () => {
    const { data } = await api.get('/v1/trending/searches');
    expect((await api.get('/v2/trending/searches')).data).toEqual(data);
  });
});

describe('text/animate', () => {
  it('draws a text in every style, with stable ids', async () => {
    const { data, pagination } = await api.get('/v1/text/animate?m=Hello+world&limit=50');
    expect(pagination).toEqual({ total_count: 12, count: 12, offset: 0 });
    expect(data[3]).toMatchObject({ type: 'text', is_dynamic: 1, title: 'Hello world Sticker' });
    expect((await api.get(`/v1/gifs/${data[3]?.id}`)).item.id).toBe(data[3]?.id);
  });

  it.each(['', '%20', '%00', '%E2%80%A8'])('refuses text that cannot be drawn: "%s"', async (m) => {
    expect((await api.get(`/v1/text/animate?m=${m}`)).status).toBe(400);
  });

  it('serves pictures of the listed size', async () => {
    const { data } = await api.get('/v1/text/animate?m=Здравствуй, мир 🎉&limit=1');
    const { fixed_width: rendition } = (data[0]?.images ?? {}) as Record<string, Json>;
    const response = await api.raw(new URL(String(rendition?.url)).pathname);
    expect(response.headers.get('content-type')).toBe('image/gif');
    const bytes = new DataView(await response.arrayBuffer());
    expect(String(bytes.getUint16(6, true))).toBe(rendition?.width);
    expect(String(bytes.getUint16(8, true))).toBe(rendition?.height);
  });
});
