import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { openApi } from './test/api.ts';
import { RECORDED } from './test/recorded.ts';

const api = openApi();
const body = async (path: string) => (await api.get(path)).body;

/**
 * Additional fields of our responses: full users in lists, because components show them; `video`,
 * `external_media` and `is_flashing`, which no recorded item has; and larger sizes wherever they exist.
 */
const BESIDES =
  /^\.data(\[\])?\.(user\.\w+|video|external_media|is_flashing|is_dynamic|(featured_gif\.)?images\.(hd|source|preview_webp)) is not recorded$/;

/** Texts have only GIF and WebP without byte counts, because they are drawn on demand. */
const IN_TEXTS = /^\.data(\[\])?\.(images\.|user\.|is_dynamic)/;

/** Lists missing, additional and wrong fields by path, each once per list. */
const differences = (shape: ZodType, value: unknown): string[] => {
  const { issues = [] } = shape.safeParse(value).error ?? {};
  const found = issues.flatMap((issue) => {
    const at = issue.path
      .map((key) => (typeof key === 'number' ? '[]' : `.${String(key)}`))
      .join('');
    if (issue.code !== 'unrecognized_keys') return [`${at}: ${issue.message}`];
    return issue.keys.map((key) => `${at}.${key} is not recorded`);
  });
  return [...new Set(found)];
};

const expectShape = async (path: string, shape: ZodType, besides = BESIDES): Promise<void> => {
  const found = differences(shape, await body(path));
  expect(
    found.filter((difference) => !besides.test(difference)),
    path,
  ).toEqual([]);
};

const { data: gifs } = await api.get('/v1/gifs/trending?limit=1');
const { data: emoji } = await api.get('/v2/emoji?limit=1');
const gif = gifs[0]?.id;

describe('a response has the recorded shape', () => {
  it.each([
    ['/v1/gifs/search?q=happy+cat&limit=1', RECORDED.gifs],
    ['/v1/stickers/trending?limit=1', RECORDED.gifs],
    ['/v1/gifs/random?tag=space', RECORDED.gif],
    [`/v1/gifs/related?gif_id=${gif}&limit=1`, RECORDED.gifs],
    ['/v1/gifs/categories/animals/birds?limit=1', RECORDED.gifs],
    [`/v1/gifs?ids=${gif}`, RECORDED.gifs],
    [`/v1/gifs/${gif}`, RECORDED.gif],
    [`/v1/gifs/${gif}/associations?limit=1`, RECORDED.gifs],
    ['/v2/emoji?limit=1', RECORDED.emoji],
    [`/v2/emoji/${emoji[0]?.id}/variations`, RECORDED.variations],
    ['/v1/channels/search?q=animal', RECORDED.channels],
    ['/v2/trending/searches', RECORDED.trendingSearches],
  ] as const)('for %s', (path, shape) => expectShape(path, shape));

  it.each(['gifs', 'stickers', 'videos'])('for all %s', async (type) => {
    await expectShape(`/v1/${type}/trending?limit=50`, RECORDED.gifs);
    await expectShape(`/v1/${type}/search?q=happy&limit=50`, RECORDED.gifs);
  });

  it.each(['trending?limit=50', 'animate?m=Hello'])('for text/%s, except images', async (path) => {
    await expectShape(`/v1/text/${path}`, RECORDED.gifs, IN_TEXTS);
  });

  it('for channels of every kind', async () => {
    for (const q of ['gifkit', 'loops', 'an', 'e']) {
      await expectShape(`/v1/channels/search?q=${q}`, RECORDED.channels);
    }
  });
});
