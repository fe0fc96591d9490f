import { describe, expect, it } from 'vitest';
import { all, type Json, openApi } from '../../test/api.ts';

const api = openApi({ catalog: 300 });

/** Fetches every page of a list. */
const pages = async (path: string, limit: number): Promise<Json[]> => {
  const items: Json[] = [];
  for (let total = Infinity; items.length < total; ) {
    const { data, pagination } = await api.get(`${path}&limit=${limit}&offset=${items.length}`);
    expect(pagination.count).toBe(data.length);
    expect(pagination.offset).toBe(items.length);
    expect(data.length).toBeGreaterThan(0);
    total = Number(pagination.total_count);
    items.push(...data);
  }
  return items;
};

describe('search', () => {
  it('finds words by prefix, ignoring accents and case', async () => {
    const { data } = await api.get('/v1/gifs/search?q=FLÁMIN');
    expect(String(data[0]?.title)).toMatch(/flamingo/i);
  });

  it('requires every word, and falls back to any word', async () => {
    const both = await api.get('/v1/gifs/search?q=dancing flamingo&limit=50');
    for (const { title, tags } of both.data) {
      expect(`${title} ${JSON.stringify(tags)}`).toMatch(/flamingo/i);
    }
    const either = await api.get('/v1/gifs/search?q=flamingo xyzzy');
    expect(either.data.length).toBeGreaterThan(0);
  });

  it('finds nothing for unknown words and for no words', async () => {
    for (const q of ['xyzzy', '!?', '"', '*', 'OR', 'NEAR(', '-a:b^']) {
      const { status, data } = await api.get(`/v1/gifs/search?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      if (q !== 'OR' && q !== 'NEAR(' && q !== '-a:b^') expect(data).toEqual([]);
    }
  });

  it('searches one account if the query begins with its name', async () => {
    const { data } = await api.get('/v1/gifs/search?q=@partyloops happy');
    expect(new Set(all(data, 'username'))).toEqual(new Set(['partyloops']));
    const everything = await api.get('/v1/gifs/search?q=@partyloops ');
    expect(everything.pagination.total_count).toBeGreaterThanOrEqual(data.length);
  });

  it.each(['gifs', 'stickers', 'text', 'videos'])('searches only %s', async (type) => {
    const kind = { gifs: 'gif', stickers: 'sticker', text: 'text', videos: 'video' }[type];
    const { data } = await api.get(`/v1/${type}/trending`);
    expect(new Set(all(data, 'type'))).toEqual(new Set([kind]));
  });

  it('adds on-demand texts, unless they are excluded', async () => {
    const plain = await api.get('/v1/text/search?q=happy&excludeDynamicResults=true');
    const drawn = await api.get('/v1/text/search?q=happy');
    expect(drawn.pagination.total_count).toBe(Number(plain.pagination.total_count) + 12);
    expect(drawn.data[0]?.id).toBe(plain.data[0]?.id);
    expect(drawn.data.at(-1)?.is_dynamic).toBe(1);
    const ids = all(await pages('/v1/text/search?q=happy', 7), 'id');
    expect(new Set(ids).size).toBe(drawn.pagination.total_count);
  });
});

describe('pagination', () => {
  it('lowers a limit above 50 to 50 and an offset above 4999 to 4999', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=100');
    expect(data).toHaveLength(50);
    const far = await api.get('/v1/gifs/trending?offset=1000000');
    expect(far.pagination).toMatchObject({ offset: 4999, count: 0 });
  });

  it('ignores parameters with the value undefined', async () => {
    const { data } = await api.get('/v1/gifs/trending?limit=undefined&rating=undefined');
    expect(data).toHaveLength(25);
  });
});

describe('a bad parameter', () => {
  it.each([
    ['/v1/gifs/search', 400, /^Parameter "q" is required\.$/],
    ['/v1/gifs/search?q=%20', 400, /^Parameter "q": Too small/],
    ['/v1/gifs/search?q=a&limit=many', 400, /^Parameter "limit": Invalid input: expected number/],
    ['/v1/gifs/search?q=a&limit=0', 400, /^Parameter "limit": Too small/],
    ['/v1/gifs/search?q=a&offset=-1', 400, /^Parameter "offset": Too small/],
    ['/v1/gifs/search?q=a&rating=x', 400, /^Parameter "rating": Invalid option/],
    ['/v1/gifs/search?q=a&sort=best', 400, /^Parameter "sort": Invalid option/],
    ['/v1/gifs/search?q=a&lang=english', 400, /^Parameter "lang": must be a language code/],
    [`/v1/gifs/search?q=${'a'.repeat(51)}`, 414, /^Parameter "q": Too big/],
    ['/v1/gifs/related', 400, /^Parameter "gif_id" is required\.$/],
    ['/v1/gifs/related?gif_id=nothing', 404, /^Not Found$/],
  ])('%s has status %d', async (path, status, msg) => {
    const { body } = await api.get(path);
    expect(body).toEqual({ meta: { status, msg: expect.stringMatching(msg), response_id: '' } });
  });
});

describe('random', () => {
  it('returns one item, filtered by the tag', async () => {
    const { item } = await api.get('/v1/gifs/random');
    expect(item.type).toBe('gif');
    const tagged = await api.get('/v1/stickers/random?tag=heart');
    expect(`${tagged.item.title} ${JSON.stringify(tagged.item.tags)}`).toMatch(/heart/i);
  });

  it('returns an empty list if no item has the tag', async () => {
    const { data, status } = await api.get('/v1/gifs/random?tag=xyzzy');
    expect([status, data]).toEqual([200, []]);
  });
});

describe('related', () => {
  it('lists similar items first and then all others, without the item itself', async () => {
    const cat = (await api.get('/v1/gifs/search?q=cat&limit=1')).data[0];
    const { data, pagination } = await api.get(`/v1/gifs/related?gif_id=${cat?.id}&limit=50`);
    expect(all(data, 'id')).not.toContain(cat?.id);
    expect(String(data[0]?.title) + JSON.stringify(data[0]?.tags)).toMatch(/cat/i);
    const trending = await api.get('/v1/gifs/trending');
    expect(pagination.total_count).toBe(Number(trending.pagination.total_count) - 1);
  });

  it.each(['stickers', 'videos'])('lists %s for an item of another kind', async (type) => {
    const gif = (await api.get('/v1/gifs/trending?limit=1')).data[0];
    const { data } = await api.get(`/v1/${type}/related?gif_id=${gif?.id}&limit=3`);
    expect(data).toHaveLength(3);
  });
});
