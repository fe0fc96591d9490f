import * as z from 'zod';
import type { Searched } from '../../catalog/entry.ts';
import { type Page, pageOf, type Selection } from '../../catalog/search/catalog.ts';
import { relatedMatch } from '../../catalog/search/query.ts';
import { shorten } from '../../catalog/shorten.ts';
import { dynamicEntries } from '../../catalog/text-entries.ts';
import { MAX_LIMIT } from '../../constants.ts';
import { badRequest } from '../../http/errors.ts';
import { FLAG, PAGE, QUERY, RATING, TEXT } from '../../http/validate.ts';
import { trending } from '../../state/schedule.ts';
import type { Context } from '../context.ts';
import { type Endpoint, serviceEndpoint, VERSION } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';
import { envelope, gifResponse, gifsResponse } from '../responses.ts';

/** Item type for each type in a path, such as `gifs` in `/v1/gifs/search`. */
const KINDS: Readonly<Record<string, Searched>> = {
  gifs: 'gif',
  stickers: 'sticker',
  text: 'text',
  videos: 'video',
};
const TYPES = `/:type{${Object.keys(KINDS).join('|')}}`;

const kindOf = ({ params }: Context): Searched => KINDS[params.type ?? ''] ?? 'gif';

const withDynamicTexts = ({ entries, offset, total }: Page, typed: string, limit: number): Page => {
  const drawn = dynamicEntries(typed);
  const start = Math.max(0, offset - total);
  return {
    entries: [...entries, ...drawn.slice(start, start + limit - entries.length)],
    offset,
    total: total + drawn.length,
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
          .optional(),
        sort: z.enum(['relevant', 'recent']).default('relevant'),
        excludeDynamicResults: FLAG.optional(),
        ...PAGE,
      },
    },
    (context) => {
      const { catalog, query } = context;
      const { q, rating, sort, excludeDynamicResults } = query;
      const kind = kindOf(context);
      const selection: Selection = { kind, rating, unlisted: true, recent: sort === 'recent' };
      const found = catalog.search(q, selection, query);
      const isDynamic = kind === 'text' && !excludeDynamicResults;
      const page = isDynamic ? withDynamicTexts(found, q, query.limit) : found;
      return gifsResponse(context, page, 'GIF_SEARCH');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/trending`,
    'Popular items: scheduled ones first, then the others, most popular first.',
    { query: { rating: RATING, ...PAGE } },
    (context) => {
      const { rating } = context.query;
      const page = trending(context, { kind: kindOf(context), rating }, context.query);
      return gifsResponse(context, page, 'GIF_TRENDING');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/random`,
    'A random item; with tag, one that a search for the tag finds.',
    { query: { tag: TEXT.optional(), rating: RATING } },
    (context) => {
      const { catalog, random } = context;
      const { tag, rating } = context.query;
      const selection = { kind: kindOf(context), rating };
      const { entries } = tag ? catalog.search(tag, selection) : catalog.list(selection);
      const entry = entries[Math.floor(random() * entries.length)];
      return entry ? gifResponse(context, entry, 'GIF_RANDOM') : envelope([], context.responseId);
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}${TYPES}/related`,
    'Items that are similar to the item gif_id.',
    { query: { gif_id: TEXT, rating: RATING, ...PAGE } },
    (context) => {
      const { catalog, query } = context;
      const entry = getEntry(catalog, query.gif_id);
      const page = catalog.list(
        {
          kind: kindOf(context),
          rating: query.rating,
          match: relatedMatch(entry),
          except: entry.id,
          filled: true,
        },
        query,
      );
      return gifsResponse(context, page, 'GIF_RELATED');
    },
  ),
  serviceEndpoint(
    `GET ${VERSION}/text/animate`,
    'Draws the text m in every style.',
    { query: { m: TEXT, ...PAGE } },
    (context) => {
      const text = shorten(context.query.m);
      if (!text) throw badRequest('Parameter "m" contains nothing that can be drawn.');
      return gifsResponse(context, pageOf(dynamicEntries(text), context.query), 'TEXT_ANIMATE');
    },
  ),
];
