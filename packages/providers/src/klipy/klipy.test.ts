import { describe, expect, it, vi } from 'vitest';
import { klipy } from './klipy.ts';

const KEY = 'klipy/key of 24 letters';

const file = (name: string, width: number, height: number, size: number) => ({
  url: `https://static.example/${name}`,
  width,
  height,
  size,
});

const item = (fields: object = {}) => ({
  id: 7_316_285,
  slug: 'waving-cat-8',
  title: 'Waving cat',
  type: 'gif',
  tags: ['cat'],
  blur_preview: 'data:image/jpeg;base64,AAAA',
  file: {
    hd: {
      gif: file('hd.gif', 498, 498, 4_001_918),
      webp: file('hd.webp', 498, 498, 285_228),
      mp4: file('hd.mp4', 640, 640, 119_294),
      jpg: file('hd.jpg', 498, 498, 20_000),
    },
    md: { gif: file('md.gif', 640, 640, 900_000) },
    sm: { gif: file('sm.gif', 220, 220, 90_000) },
    xs: { gif: file('xs.gif', 90, 90, 9_000) },
  },
  ...fields,
});

const page = (data: unknown[], more: object = {}) => ({
  result: true,
  data: { data, current_page: 1, per_page: 24, has_next: false, ...more },
});

function service(body: unknown, init?: ResponseInit) {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(body, init));
  const provider = klipy({ key: KEY, customerId: 'c1', fetch: fetcher });
  const lastUrl = () => new URL(String(fetcher.mock.lastCall?.[0]));
  return { provider, fetcher, lastUrl, asked: (name: string) => lastUrl().searchParams.get(name) };
}

describe('klipy', () => {
  it('normalizes items by real sizes, not by names of tiers', async () => {
    const { provider, lastUrl } = service(page([item()]));
    const { data } = await provider.search('cat');
    expect(lastUrl().pathname).toBe(`/api/v1/${encodeURIComponent(KEY)}/gifs/search`);
    expect(data[0]).toMatchObject({
      id: 'waving-cat-8',
      slug: 'waving-cat-8',
      type: 'gif',
      alt_text: 'Waving cat',
      images: {
        // The tier named md is the widest.
        original: { width: 640, url: 'https://static.example/md.gif' },
        fixed_width: { width: 220 },
        fixed_width_small: { width: 90 },
        original_still: { url: 'https://static.example/hd.jpg' },
      },
    });
  });

  it('normalizes clips, whose sizes are in a separate object', async () => {
    const clip = item({
      type: 'clip',
      file: { mp4: 'https://static.example/c.mp4', gif: 'https://static.example/c.gif' },
      file_meta: { mp4: { width: 1280, height: 720, size: 5 }, gif: { width: 320, height: 180 } },
    });
    const { data } = await service(page([clip])).provider.trending({ type: 'clips' });
    expect(data[0]).toMatchObject({
      type: 'video',
      video: { assets: { '720p': { width: 1280, url: 'https://static.example/c.mp4' } } },
      images: { original: { width: 320, height: 180 } },
    });
  });

  it('returns advertisements beside the GIFs, and warns once that they must be shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const ad = { type: 'ad', content: 'https://ads.example/1', width: 300, height: '250' };
    const { provider } = service(page([ad, item(), { type: 'ad', content: 7 }]));
    for (const term of ['cat', 'dog']) {
      const { data, ads } = await provider.search(term);
      expect(data).toHaveLength(1);
      expect(ads).toEqual([{ content: 'https://ads.example/1', width: 300, height: 250 }]);
    }
    // Calls from a server are warned about as well.
    const said = warn.mock.calls.filter(([text]) =>
      /forbid leaving results out.*show the `ads` of each/.test(text),
    );
    expect(said).toHaveLength(1);
  });

  it('requests 8 to 50 results per page, the limits of the service', async () => {
    const { provider, asked } = service(page([]));
    await provider.search('cat', { limit: 1 });
    expect(asked('per_page')).toBe('8');
    await provider.search('cat', { limit: 100 });
    expect(asked('per_page')).toBe('50');
  });

  it('never shows its key, even if the service repeats it in a 404', async () => {
    const body = { result: false, errors: { message: [`No app key ${KEY}`] } };
    const error = await service(body, { status: 404 })
      .provider.search('cat')
      .catch((reason: unknown) => reason as Error & { url: string });
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining('REDACTED') });
    expect(JSON.stringify(error) + (error as Error).message).not.toContain(KEY);
    expect((error as { url: string }).url).toBe(
      'https://api.klipy.com/api/v1/REDACTED/gifs/search?q=cat&page=1&per_page=25&customer_id=c1&content_filter=low',
    );
  });

  it('rejects with the error in a response of status 200', async () => {
    const body = { result: false, errors: { message: ['Slow down'] } };
    await expect(service(body).provider.search('cat')).rejects.toThrow('Slow down');
  });

  it('rejects an invalid cursor', async () => {
    await expect(service(page([])).provider.search('cat', { cursor: 'x' })).rejects.toThrow(
      'cursor is “x”',
    );
  });

  it('reports a share by slug, for the user', async () => {
    const { provider, fetcher, lastUrl } = service({ result: true });
    const { data } = await service(page([item()])).provider.trending();
    await provider.registerShare?.(data[0] as never, { term: 'cat' });
    expect(lastUrl().pathname).toMatch(/\/gifs\/share\/waving-cat-8$/);
    expect(fetcher.mock.lastCall?.[1]).toMatchObject({
      method: 'POST',
      body: '{"customer_id":"c1","q":"cat"}',
    });
  });

  it.each(['.', '..'])(
    'sends nothing for a term or id "%s", which would change the path',
    async (id) => {
      const { provider, fetcher } = service({ result: true });
      await expect(provider.suggestions?.(id)).rejects.toThrow(TypeError);
      await expect(provider.registerShare?.({ id } as never, {})).rejects.toThrow(TypeError);
      expect(fetcher).not.toHaveBeenCalled();
    },
  );

  it('requests recents each time, so that they include new shares', async () => {
    const { provider, fetcher, lastUrl } = service(page([item()]));
    await provider.recents?.({ type: 'stickers' });
    await provider.recents?.({ type: 'stickers' });
    expect(lastUrl().pathname).toMatch(/\/stickers\/recent\/c1$/);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('has no recents without a user, but reports shares', async () => {
    const fetcher = vi.fn<typeof fetch>(async () => Response.json({ result: true }));
    const provider = klipy({ key: KEY, fetch: fetcher });
    expect(provider.recents).toBeUndefined();
    await provider.registerShare?.({ id: 'a', slug: 'a-1', type: 'gif' } as never, { term: 'cat' });
    expect(fetcher.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"q":"cat"}' });
  });

  it('distinguishes a missing GIF from a wrong key, although both are a 404', async () => {
    const gone = service(
      { result: false, errors: { message: ['404 Not Found'] } },
      { status: 404 },
    );
    expect(await gone.provider.gifs(['a'])).toEqual(new Map());
    for (const message of [`The app key ${KEY} is not known.`, 'Route not found']) {
      const wrong = service({ result: false, errors: { message: [message] } }, { status: 404 });
      await expect(wrong.provider.gifs(['a'])).rejects.toMatchObject({ status: 404 });
      await expect(wrong.provider.gif('a')).rejects.toMatchObject({ status: 404 });
    }
  });

  it.each([
    ['files of type string', { file: 'none' }],
    ['tiers that are null', { file: { hd: null, md: { gif: null } } }],
    ['an invalid URL', { file: { hd: { gif: { url: 7, width: 1, height: 1 } } } }],
    ['a size of 1e9', { file: { hd: { gif: file('a.gif', 1e9, 1e9, 1) } } }],
  ])('accepts %s', async (_name, fields) => {
    const { data } = await service(page([item(fields)])).provider.search('cat');
    expect(data).toHaveLength(1);
  });
});
