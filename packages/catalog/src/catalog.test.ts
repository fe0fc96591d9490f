import { gzipSync } from 'node:zlib';
import { catalog } from '@gifkit/providers';
import type { CatalogItem } from '@gifkit/providers/catalog-format';
import { conformanceChecks } from '@gifkit/providers/testing';
import { describe, expect, it, vi } from 'vitest';
import { indexFiles, shortHash } from './index-files.ts';

const files: CatalogItem['files'] = [
  ['480.webp', 480, 270, 90_000],
  ['200.webp', 200, 113, 20_000],
  ['480.mp4', 480, 270, 60_000],
  ['still.webp', 480, 270, 5_000],
];
const item = (id: string, title: string, more: object = {}): CatalogItem => ({
  id,
  title,
  files,
  ...more,
});
const cats = Array.from({ length: 450 }, (_, n) =>
  item(`cat${n}`, `sleepy cat ${n % 7 ? 'bed' : 'sofa'} n${n}`),
);
const ITEMS = [
  item('hello', 'Hello there', {
    category: 'greetings',
    tags: ['wave'],
    rating: 'pg',
    username: 'mia',
  }),
  ...cats,
  item('dogs', 'Two happy dogs', { category: 'animals', media: 'other', alt_text: 'Dogs run' }),
  item('adult', 'happy hour', { rating: 'r' }),
  item('sticker', 'constructor __proto__', { type: 'sticker' }),
];
const written = (items: readonly CatalogItem[]) => new Map<string, unknown>(indexFiles(items));
const WRITTEN = written(ITEMS);

/** A static host with its log of paths. */
function host(served: ReadonlyMap<string, unknown> = WRITTEN, missing = 404) {
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input) => {
    const path = String(input).replace('https://cdn.example/gifs/', '');
    asked.push(path);
    return served.has(path)
      ? Response.json(served.get(path))
      : new Response('', { status: missing });
  };
  return { asked, provider: catalog({ url: 'https://cdn.example/gifs', fetch: fetcher }) };
}

const found = async (term: string, options = {}) =>
  (await host().provider.search(term, options)).data.map(({ id }) => id);

describe('conformance', () => {
  const checks = conformanceChecks({
    create: ({ fetch: fetcher }) =>
      fetcher ? catalog({ url: 'https://cdn.example/gifs/', fetch: fetcher }) : host().provider,
    term: 'sofa',
    emptyTerm: 'xyzzyplugh',
    unknownId: 'none-such',
  });
  it.each(checks.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => run());
});

describe('search', () => {
  it.each([
    ['dog', ['dogs']],
    ['hap', ['dogs']],
    ['hapyp', ['dogs']],
    ['Dogs, happy', ['dogs']],
    ['wave', ['hello']],
    ['greeting', ['hello']],
    ['mia', ['hello']],
    ['constructor', ['sticker']],
    ['toString', []],
    ['zzz dogs', ['dogs']],
    ['', []],
  ])('finds by “%s”', async (term, ids) => {
    expect(await found(term)).toEqual(ids);
  });

  it('respects the rating', async () => {
    expect(await found('happy', { rating: 'r' })).toEqual(['dogs', 'adult']);
    expect(await found('hello', { rating: 'g' })).toEqual([]);
  });

  it('finds items that have both words, with pages in order and without duplicates', async () => {
    const { provider } = host();
    const ids: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await provider.search('cat bed', { cursor, limit: 50 });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(ids).toEqual(cats.filter(({ title }) => title.includes('bed')).map(({ id }) => id));
  });

  it('reads a file of words for each of two words, then a page', async () => {
    const { provider, asked } = host();
    await provider.search('sleepy sofa');
    expect(asked).toEqual([
      expect.stringMatching(/^words\/\d+\.json$/),
      expect.stringMatching(/^words\/\d+\.json$/),
      expect.stringMatching(/^pages\/\w+\/words-\d+\.json$/),
    ]);
  });
});

describe('the catalog', () => {
  it('lists its items in order, by id, and by category', async () => {
    const { provider } = host();
    const { data, next } = await provider.trending({ limit: 2 });
    expect(data.map(({ id }) => id)).toEqual(['hello', 'cat0']);
    expect((await provider.trending({ limit: 1, cursor: next })).data[0]?.id).toBe('cat1');
    const dogs = await provider.gif('dogs');
    expect(dogs).toMatchObject({ alt_text: 'Dogs run', rating: 'g', is_sticker: false });
    expect(dogs.images.original).toMatchObject({
      webp: 'https://cdn.example/gifs/media/other/480.webp',
      mp4: 'https://cdn.example/gifs/media/other/480.mp4',
    });
    expect(await provider.categories?.()).toEqual([
      {
        name: 'greetings',
        term: 'greetings',
        still: 'https://cdn.example/gifs/media/hello/still.webp',
        preview: 'https://cdn.example/gifs/media/hello/200.webp',
      },
      expect.objectContaining({ name: 'animals' }),
    ]);
    expect(await provider.suggestions?.('two hap')).toEqual(['two happy']);
  });

  it('never asks for an id that leaves its folder', async () => {
    const { provider, asked } = host();
    await expect(provider.gif('../index')).rejects.toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  it('finds that a GIF is missing on S3, which answers 403 for each missing file', async () => {
    const { provider } = host(WRITTEN, 403);
    await expect(provider.gif('none-such')).rejects.toMatchObject({ status: 404 });
    expect(await provider.gifs(['dogs', 'none-such'])).toHaveProperty('size', 1);
    // Without access to the index, it is not known.
    await expect(host(new Map(), 403).provider.gif('dogs')).rejects.toMatchObject({ status: 403 });
  });

  it('has types only if it is told', async () => {
    const fetcher: typeof fetch = async (input) =>
      Response.json(WRITTEN.get(new URL(String(input)).pathname.slice(1)));
    const { trending } = catalog({
      url: 'https://a.example',
      types: ['gifs', 'stickers'],
      fetch: fetcher,
    });
    expect((await trending({ type: 'stickers' })).data.map(({ id }) => id)).toEqual(['sticker']);
  });

  it.each([
    [new Response('<html>', { status: 200 }), 200, 'Error parsing json'],
    [Response.json({ version: 2 }), 200, 'its version is 2, but this reader needs 1'],
    [Response.json({}), 200, 'it is not a file of a catalog'],
    [new Response('', { status: 404 }), 404, ''],
  ])('rejects with the path and the reason: %s', async (response, status, reason) => {
    const provider = catalog({ url: 'https://a.example/x', fetch: async () => response.clone() });
    for (const [call, path] of [
      [provider.trending(), 'index.json'],
      [provider.search('cat'), 'words/'],
    ] as const) {
      const error = await call.catch((cause: unknown) => cause);
      expect(error).toMatchObject({ name: 'FetchError', status });
      expect(String(error)).toContain(path);
      expect(String(error)).toContain(`of the catalog at https://a.example/x/: `);
      expect(String(error)).toContain(reason);
    }
  });

  it('rejects an invalid URL', () => {
    vi.stubGlobal('location', undefined);
    expect(() => catalog({ url: '/gifs' })).toThrow('url is “/gifs”');
  });
});

it('answers a first search with 4 requests and 150 KB, and the next with 60 KB', async () => {
  // `CATALOG_SIZE=100000` measures as in docs/benchmarks.md.
  const size = Number(process.env.CATALOG_SIZE ?? 10_000);
  const random = (at: number) => Number.parseInt(shortHash(`${at}`).slice(0, 6), 32) / 32 ** 6;
  // 8000 words, each as frequent as its rank says.
  const word = (at: number) => shortHash(String(Math.floor(8000 ** random(at)))).slice(0, 6);
  const items = Array.from({ length: size }, (_, n) => {
    const words = Array.from({ length: 6 }, (_, at) => word(n * 6 + at));
    const files = [
      ['480.webp', 480, 270, n * 7],
      ['200.webp', 200, 113, n * 3],
      ['still.webp', 480, 270, n],
    ];
    return { id: shortHash(String(n)), title: words.join(' '), files } as unknown as CatalogItem;
  });
  const served = written(items);
  const bytes = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(JSON.stringify(served.get(path))).length, 0);
  const worst = { requests: 0, first: 0, next: 0 };
  for (let n = 0; n < size; n += size / 40) {
    const { provider, asked } = host(served);
    const [one = '', two] = items[n]?.title.split(' ') ?? [];
    await provider.search(`${one} ${two}`);
    worst.requests = Math.max(worst.requests, asked.length);
    worst.first = Math.max(worst.first, bytes(asked.splice(0)));
    await provider.search(one.slice(0, 2));
    worst.next = Math.max(worst.next, bytes(asked));
  }
  if (process.env.CATALOG_SIZE) console.log(worst);
  expect(worst.requests).toBeLessThanOrEqual(4);
  expect(worst.first).toBeLessThanOrEqual(150_000);
  expect(worst.next).toBeLessThanOrEqual(60_000);
});
