import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { exampleOf, openApi } from './test/api.ts';
import { differences, type Shape } from './test/difference.ts';
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

const expectShape = async (path: string, shape: Shape, besides = BESIDES): Promise<void> => {
  const found = differences(shape, await body(path));
  expect(
    found.filter((difference) => !besides.test(difference)),
    path,
  ).toEqual([]);
};

/** Recorded shape of each path; others were not recorded. */
const SHAPES: Readonly<Record<string, Shape>> = {
  '/:type{gifs|stickers|text|videos}/search': RECORDED.gifs,
  '/:type{gifs|stickers|text|videos}/trending': RECORDED.gifs,
  '/:type{gifs|stickers|text|videos}/random': RECORDED.gif,
  '/:type{gifs|stickers|text|videos}/related': RECORDED.gifs,
  '/gifs/categories/:category/:subcategory': RECORDED.gifs,
  '/gifs': RECORDED.gifs,
  '/gifs/:id': RECORDED.gif,
  '/gifs/:id/associations': RECORDED.gifs,
  '/emoji': RECORDED.emoji,
  '/emoji/:id/variations': RECORDED.variations,
  '/channels/search': RECORDED.channels,
  '/trending/searches': RECORDED.trendingSearches,
};

describe('a response has the recorded shape', () => {
  const recorded = endpoints.flatMap((endpoint) => {
    const shape = SHAPES[endpoint.path.replace('/:version{v[12]}', '')];
    return shape ? [{ ...endpoint, shape }] : [];
  });

  it('for every endpoint with a record', () => {
    expect(recorded).toHaveLength(Object.keys(SHAPES).length);
  });

  it.each(recorded)('for the example of $path', async ({ shape, ...endpoint }) => {
    await expectShape(exampleOf(endpoint), shape);
  });

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
