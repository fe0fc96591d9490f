import { describe, expect, it } from 'vitest';
import { openApi } from '../../test/api.ts';

const { raw } = openApi();
const locked = openApi({ apiKeys: ['right-key'] });

interface Item {
  slug: string;
  media_formats: Record<string, { url: string; dims: number[] }>;
  file: object;
  file_meta: object;
}

interface Body {
  results: Item[];
  next: string;
  tags: object[];
  data: { data: [Item, ...Item[]] };
}

const json = async (response: Response | Promise<Response>) =>
  (await response).json() as Promise<Body>;

describe('Tenor’s API v2', () => {
  it('lists the formats of an item with their sizes, and serves each file', async () => {
    const { results } = await json(raw('/v2/featured?key=k&limit=1'));
    const formats = results[0]?.media_formats ?? {};
    expect(Object.keys(formats)).toEqual(
      expect.arrayContaining(['gif', 'tinygif', 'nanogif', 'mp4', 'webp', 'gifpreview']),
    );
    const { url, dims } = (formats?.tinymp4 ?? {}) as { url: string; dims: number[] };
    expect(dims).toEqual([expect.any(Number), expect.any(Number)]);
    const { pathname } = new URL(url);
    expect((await raw(pathname)).headers.get('Content-Type')).toBe('video/mp4');
  });

  it.each([
    ['a wrong key', '/v2/featured?key=wrong', 400, 'INVALID_ARGUMENT'],
    ['no term', '/v2/search?key=right-key', 400, 'INVALID_ARGUMENT'],
    ['an invalid position', '/v2/search?key=right-key&q=a&pos=7', 400, 'INVALID_ARGUMENT'],
    ['en-gb', '/v2/search?key=right-key&q=a&locale=en-gb', 422, 'UNKNOWN'],
    ['fil', '/v2/search?key=right-key&q=a&locale=fil', 422, 'UNKNOWN'],
  ])('refuses %s in its own format', async (_name, path, code, status) => {
    const response = await locked.raw(path);
    expect(response.status).toBe(code);
    expect(await json(response)).toEqual({ error: { code, message: expect.any(String), status } });
  });
});

describe('KLIPY’s own API', () => {
  it('repeats a wrong key in a 404', async () => {
    const response = await locked.raw('/api/v1/wrong-key/gifs/trending');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('wrong-key');
  });

  it.each([
    ['gifs/trending?locale=de', 200],
    ['gifs/trending?locale=de_DE', 422],
    ['gifs/categories?locale=de_DE', 200],
    ['gifs/categories?locale=de', 422],
  ])(
    'requires a country for lists, and a language and country for categories: %s',
    async (path, status) => {
      expect((await raw(`/api/v1/k/${path}`)).status).toBe(status);
    },
  );

  it('returns the requested language of categories', async () => {
    const response = await raw('/api/v1/k/gifs/categories?locale=de_DE');
    expect((await response.json()).data.locale).toBe('de_DE');
  });

  it('accepts 8 to 50 items per page', async () => {
    expect((await raw('/api/v1/k/gifs/trending?per_page=7')).status).toBe(400);
  });

  it('lists the sizes of a clip beside its URLs', async () => {
    const { data } = await json(raw('/api/v1/k/clips/trending'));
    const [clip] = data.data;
    expect(clip.file).toMatchObject({ mp4: expect.stringMatching(/^http/) });
    const { mp4 } = clip.file as { mp4: string };
    const { byteLength } = await (await raw(new URL(mp4).pathname)).arrayBuffer();
    expect(clip.file_meta).toMatchObject({ mp4: { width: expect.any(Number), size: byteLength } });
  });
});

it('have faults in their own formats', async () => {
  const body = JSON.stringify({ path: '/v2/featured', status: 503, times: 1 });
  await raw('/_sandbox/faults', { method: 'POST', body });
  expect((await raw('/v2/featured?key=k')).status).toBe(503);
  expect((await raw('/v2/featured?key=k')).status).toBe(200);
});
