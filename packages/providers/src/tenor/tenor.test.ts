import { describe, expect, it, vi } from 'vitest';
import { TENOR_HOSTS, tenor } from './tenor.ts';

const KEY = 'tenor-key';

const file = (name: string, width: number, height: number, size: number) => ({
  url: `https://media.example/${name}`,
  dims: [width, height],
  size,
  duration: 2.1,
  preview: '',
});

const item = (fields: object = {}) => ({
  id: '8776030',
  title: '',
  content_description: 'A cat that waves',
  itemurl: 'https://tenor.example/view/8776030',
  created: 1_495_000_000,
  tags: ['cat', 'hello'],
  flags: [],
  media_formats: {
    gif: file('a.gif', 498, 280, 4_001_918),
    tinygif: file('t.gif', 220, 124, 150_000),
    webp: file('a.webp', 498, 280, 285_228),
    mp4: file('a.mp4', 498, 280, 119_294),
    loopedmp4: file('l.mp4', 498, 280, 500_000),
    gifpreview: file('p.png', 498, 280, 20_000),
  },
  ...fields,
});

/** A provider whose service responds to every request with this body. */
function service(body: unknown, init?: ResponseInit) {
  const fetcher = vi.fn<typeof fetch>(async () => Response.json(body, init));
  const provider = tenor({ key: KEY, baseUrl: TENOR_HOSTS.klipy, fetch: fetcher });
  const lastUrl = () => new URL(String(fetcher.mock.lastCall?.[0]));
  return { provider, fetcher, lastUrl, asked: (name: string) => lastUrl().searchParams.get(name) };
}

describe('tenor', () => {
  it('normalizes items', async () => {
    const { data, next } = await service({ results: [item()], next: 'CAoQ' }).provider.trending();
    expect(next).toBe('CAoQ');
    expect(data[0]).toMatchObject({
      id: '8776030',
      type: 'gif',
      title: 'A cat that waves',
      alt_text: 'A cat that waves',
      url: 'https://tenor.example/view/8776030',
      import_datetime: '2017-05-17 05:46:40',
      tags: ['cat', 'hello'],
      is_sticker: false,
      images: {
        original: {
          width: 498,
          height: 280,
          url: 'https://media.example/a.gif',
          webp: 'https://media.example/a.webp',
          mp4: 'https://media.example/a.mp4',
          mp4_size: '119294',
        },
        original_still: { url: 'https://media.example/p.png' },
        fixed_width: { width: 220, url: 'https://media.example/t.gif' },
      },
    });
  });

  it('returns stickers with a transparent background', async () => {
    const formats = {
      gif: file('opaque.gif', 498, 498, 1),
      gif_transparent: file('cut.gif', 498, 498, 1),
    };
    const { provider, asked } = service({ results: [item({ media_formats: formats })] });
    const { data } = await provider.search('cat', { type: 'stickers' });
    expect(asked('searchfilter')).toBe('sticker');
    expect(data[0]).toMatchObject({
      type: 'sticker',
      is_sticker: true,
      images: { original: { url: 'https://media.example/cut.gif' } },
    });
  });

  it.each([
    ['r', 'off'],
    ['pg-13', 'low'],
    ['pg', 'medium'],
    ['g', 'high'],
    ['y', 'high'],
  ] as const)('requests a rating of %s with the filter %s', async (rating, filter) => {
    const { provider, asked } = service({ results: [] });
    await provider.search('cat', { rating });
    expect(asked('contentfilter')).toBe(filter);
  });

  it.each([
    ['en-gb', 'en_GB', 'GB'],
    ['de', 'de', null],
    ['zh-Hant-TW', 'zh_TW', 'TW'],
  ])('sends the language %s as %s, which all hosts accept', async (lang, locale, country) => {
    const { provider, asked } = service({ results: [] });
    await provider.search('cat', { lang });
    expect(asked('locale')).toBe(locale);
    expect(asked('country')).toBe(country);
  });

  it('rejects with the error in a response of status 200', async () => {
    const error = { code: 429, message: `Too many requests of ${KEY}`, status: 'EXHAUSTED' };
    await expect(service({ error }).provider.search('cat')).rejects.toMatchObject({
      name: 'FetchError',
      status: 429,
      message: expect.not.stringContaining(KEY),
    });
  });

  it.each([
    ['an invalid URL', { media_formats: { gif: { url: 'javascript:1', dims: [1, 1] } } }],
    ['formats that are a list', { media_formats: [1, 2] }],
    ['invalid sizes', { media_formats: { gif: { url: 'https://a.example', dims: 'big' } } }],
    ['an invalid date', { created: 'long ago' }],
    ['invalid tags', { tags: 'cat' }],
  ])('accepts %s', async (_name, fields) => {
    const { provider } = service({ results: [item(fields)] });
    expect((await provider.search('cat')).data).toHaveLength(1);
  });

  it('reports a share with its search term', async () => {
    const { provider, lastUrl } = service({});
    const { data } = await service({ results: [item()] }).provider.trending();
    await provider.registerShare?.(data[0] as never, { term: 'hello' });
    expect(lastUrl().pathname).toBe('/v2/registershare');
    expect(Object.fromEntries(lastUrl().searchParams)).toEqual({
      id: '8776030',
      q: 'hello',
      key: KEY,
    });
  });

  it('does not follow redirects with its key, and sends no header that needs a preflight', async () => {
    const { provider, fetcher } = service({ results: [] });
    await provider.trending();
    expect(fetcher.mock.lastCall?.[1]).toMatchObject({ redirect: 'error' });
    expect([...new Headers(fetcher.mock.lastCall?.[1]?.headers)]).toEqual([]);
  });

  it.each([
    ['a missing key', { key: '', baseUrl: TENOR_HOSTS.giphy }, 'key is missing'],
    ['an invalid URL', { key: KEY, baseUrl: '/v2' }, 'must be an http(s) URL'],
  ])('explains the error for %s', (_name, options, message) => {
    expect(() => tenor(options)).toThrow(message);
  });
});
