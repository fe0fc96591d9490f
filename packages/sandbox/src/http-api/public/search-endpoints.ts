import * as z from 'zod';
import type { Searched } from '../../catalog/entry.ts';
import { relatedMatch } from '../../catalog/search/related.ts';
import { searchPage } from '../../catalog/search/search-page.ts';
import type { Page, Selection } from '../../catalog/search/selection.ts';
import { shorten } from '../../catalog/shorten.ts';
import { dynamicEntries } from '../../catalog/text-entries.ts';
import { MAX_LIMIT } from '../../constants.ts';
import { badRequest } from '../../http/errors.ts';
import { FLAG, PAGE, QUERY, RATING, TEXT } from '../../http/validate.ts';
import { scheduledIds } from '../../state/schedule.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';
import { envelope, gifResponse, gifsResponse } from '../responses.ts';
import { serviceEndpoint } from './service-endpoint.ts';

/** Item type for each type in a path, such as `gifs` in `/v1/gifs/search`. */
const KINDS: Readonly<Record<string, Searched>> = {
  gifs: 'gif',
  stickers: 'sticker',
  text: 'text',
  videos: 'video',
};
const TYPES = `/:type{${Object.keys(KINDS).join('|')}}`;

const kindOf = ({ params }: Context): Searched => KINDS[params.type ?? ''] ?? 'gif';

const withDynamicTexts = (page: Page, typed: string, offset: number, limit: number): Page => {
  const drawn = dynamicEntries(typed);
  const start = Math.max(0, offset - page.total);
  const room = limit - page.entries.length;
  return {
    entries: [...page.entries, ...drawn.slice(start, start + room)],
    total: page.total + drawn.length,
  };
};

export const searchEndpoints: readonly Endpoint[] = [
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/search`,
    `Search with q, rating, lang, sort (relevant, recent), offset and limit (at most ${MAX_LIMIT}). "@channel words" searches one account.`,
    {
      query: {
        q: QUERY,
        rating: RATING,
        lang: z
          .string()
          .regex(/^[A-Za-z]{2}(-[A-Za-z]{2})?$/, 'must be a language code such as en or zh-CN')
          .optional()
          .describe('Language of the query; validated, but otherwise ignored.'),
        sort: z
          .enum(['relevant', 'recent'])
          .default('relevant')
          .describe('Best match first, or newest first.'),
        excludeDynamicResults: FLAG.optional().describe(
          'Omits texts that are drawn for this search.',
        ),
        ...PAGE,
      },
      example: '/v1/gifs/search?q=happy+cat&limit=1',
    },
    (context) => {
      const { q, rating, sort, excludeDynamicResults, offset, limit } = context.query;
      const kind = kindOf(context);
      const recent = sort === 'recent';
      const selection: Selection = { kind, rating, unlisted: true, recent };
      const found = searchPage(context.service.catalog, q, selection, offset, limit);
      const isDynamic = kind === 'text' && !excludeDynamicResults;
      const page = isDynamic ? withDynamicTexts(found, q, offset, limit) : found;
      return gifsResponse(context, page, offset, 'GIF_SEARCH');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/trending`,
    'Popular items: scheduled ones first, then the others, most popular first.',
    {
      query: { rating: RATING, ...PAGE },
      example: '/v1/stickers/trending?limit=1',
    },
    (context) => {
      const { store, clock, catalog } = context.service;
      const { rating, offset, limit } = context.query;
      const first = scheduledIds(store, clock.now());
      const page = catalog.list({ kind: kindOf(context), rating, first }, offset, limit);
      return gifsResponse(context, page, offset, 'GIF_TRENDING');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/random`,
    'A random item; with tag, one that a search for the tag finds.',
    {
      query: { tag: TEXT.optional().describe('Tag of the item.'), rating: RATING },
      example: '/v1/gifs/random?tag=space',
    },
    (context) => {
      const { catalog, random } = context.service;
      const { tag, rating } = context.query;
      const selection = { kind: kindOf(context), rating };
      const page = (offset: number) =>
        tag ? searchPage(catalog, tag, selection, offset, 1) : catalog.list(selection, offset, 1);
      const [entry] = page(Math.floor(random() * page(0).total)).entries;
      return entry ? gifResponse(context, entry, 'GIF_RANDOM') : envelope([], context.responseId);
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/related`,
    'Items that are similar to the item gif_id.',
    {
      query: { gif_id: TEXT.describe('Id of the item.'), rating: RATING, ...PAGE },
      example: '/v1/gifs/related?gif_id={gif}&limit=1',
    },
    (context) => {
      const { gif_id, rating, offset, limit } = context.query;
      const { catalog } = context.service;
      const entry = getEntry(catalog, gif_id);
      const [match, except] = [relatedMatch(entry), entry.id];
      const selection = { kind: kindOf(context), rating, match, except, filled: true };
      return gifsResponse(context, catalog.list(selection, offset, limit), offset, 'GIF_RELATED');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/text/animate`,
    'Draws the text m in every style.',
    {
      query: { m: TEXT.describe('The text to draw.'), ...PAGE },
      example: '/v1/text/animate?m=Hello+world&limit=1',
    },
    (context) => {
      const { m, offset, limit } = context.query;
      const text = shorten(m);
      if (!text) throw badRequest('Parameter "m" contains nothing that can be drawn.');
      const all = dynamicEntries(text);
      const page = { entries: all.slice(offset, offset + limit), total: all.length };
      return gifsResponse(context, page, offset, 'TEXT_ANIMATE');
    },
  ),
];
