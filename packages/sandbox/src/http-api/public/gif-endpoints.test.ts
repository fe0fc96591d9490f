import { describe, expect, it } from 'vitest';
import { all, openApi } from '../../test/api.ts';

const api = openApi();

const ids = async (path: string): Promise<string[]> =>
  all((await api.get(path)).data, 'id').map(String);

describe('items by id', () => {
  it.each(['gifs', 'stickers', 'text', 'videos'])('are found for every kind: %s', async (type) => {
    const [id] = await ids(`/v1/${type}/trending?limit=1`);
    const { item } = await api.get(`/v1/gifs/${id}`);
    expect(item.id).toBe(id);
  });

  it('keep the requested order and number', async () => {
    const [first, second] = await ids('/v1/gifs/trending?limit=2');
    const { data, pagination } = await api.get(
      `/v1/gifs?ids=${second},nothing,%20${first},${second}`,
    );
    expect(all(data, 'id')).toEqual([second, first, second]);
    expect(pagination).toEqual({ total_count: 3, count: 3, offset: 0 });
  });

  it('are refused beyond a hundred, and without an id', async () => {
    const many = Array.from({ length: 101 }, (_, index) => `id${index}`).join(',');
    expect((await api.get(`/v1/gifs?ids=${many}`)).status).toBe(400);
    expect((await api.get('/v1/gifs?ids=')).status).toBe(400);
  });

  it('are not found if the id is unknown', async () => {
    const { status, body } = await api.get('/v1/gifs/nothing');
    expect(status).toBe(404);
    expect(body).toEqual({ meta: { status: 404, msg: 'Not Found', response_id: '' } });
  });
});

describe('URLs inside an item', () => {
  it('use the requested origin, and resolve', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=1');
    const { id, url, bitly_url, embed_url, analytics } = data[0] ?? {};
    expect(embed_url).toBe(`http://localhost:4001/embed/${id}`);
    for (const address of [url, bitly_url]) {
      const { origin, pathname } = new URL(String(address));
      expect(origin).toBe('http://sandbox.test');
      const response = await api.raw(pathname);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(embed_url);
    }
    const { onload } = analytics as Record<string, { url: string }>;
    expect((await api.raw(onload?.url.replace('http://sandbox.test', '') ?? '')).status).toBe(204);
  });

  it('use the configured site', async () => {
    const other = openApi({ siteUrl: 'https://gifs.example', embedUrl: 'https://e.example/' });
    const { data } = await other.get('/v1/stickers/trending?limit=1');
    expect(data[0]?.url).toMatch(/^https:\/\/gifs\.example\/stickers\//);
    expect(data[0]?.embed_url).toBe(`https://e.example/${data[0]?.id}`);
  });
});

describe('associations', () => {
  it('are more items of the same account', async () => {
    const { data } = await api.get('/v1/gifs/search?q=@animalparade &limit=1');
    const response = await api.get(`/v1/gifs/${data[0]?.id}/associations`);
    expect(new Set(all(response.data, 'username'))).toEqual(new Set(['animalparade']));
    expect(all(response.data, 'id')).not.toContain(data[0]?.id);
  });

  it('of an emoji are its other variations', async () => {
    const [id] = await ids('/v2/emoji?limit=1');
    const response = await api.get(`/v1/gifs/${id}/associations`);
    expect(response.data).toEqual(
      (await api.get(`/v2/emoji/${id}/variations`)).data.map((item) =>
        expect.objectContaining({ id: item.id }),
      ),
    );
  });

  it('of an item without an account are empty', async () => {
    const { data } = await api.get('/v1/text/trending?limit=1');
    const response = await api.get(`/v1/gifs/${data[0]?.id}/associations`);
    expect(response.pagination).toEqual({ total_count: 0, count: 0, offset: 0 });
  });
});

describe('a call to action', () => {
  it('is shown with its item from setting to removal', async () => {
    const [id] = await ids('/v1/gifs/trending?limit=1');
    const cta = { link: 'https://example.com/shop?a=1', text: 'Shop now' };
    const set = `/v1/gifs/${id}/cta?${new URLSearchParams(cta)}`;
    const { body } = await api.get(set, { method: 'PUT' });
    expect(body).toMatchObject({ data: { id, cta }, meta: { status: 200 } });
    expect((await api.get(`/v1/gifs/${id}`)).item.cta).toEqual(cta);
    await api.get(`/v1/gifs/${id}/cta`, { method: 'DELETE' });
    expect((await api.get(`/v1/gifs/${id}`)).item).not.toHaveProperty('cta');
    expect((await api.get(`/v1/gifs/${id}/cta`, { method: 'DELETE' })).status).toBe(404);
  });

  it.each([
    'text=Shop',
    'link=https://example.com',
    'link=javascript:alert(1)&text=Shop',
    'link=shop&text=Shop',
  ])('is refused with %s', async (query) => {
    const [id] = await ids('/v1/gifs/trending?limit=1');
    const { status } = await api.get(`/v1/gifs/${id}/cta?${query}`, { method: 'PUT' });
    expect(status).toBe(400);
  });
});
