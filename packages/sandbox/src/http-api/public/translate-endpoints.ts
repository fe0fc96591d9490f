import { searchPage } from '../../catalog/search/search-page.ts';
import type { Selection } from '../../catalog/search/selection.ts';
import { MAX_QUERY_LENGTH } from '../../constants.ts';
import { envelope } from '../../http/envelope.ts';
import { badRequest, notFound, ServiceError } from '../../http/errors.ts';
import { readRating, required } from '../../http/parameters.ts';
import { ON_DEMAND } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifResponse } from './gif-response.ts';
import { isItemType, KIND_OF_TYPE } from './item-type.ts';

const MAX_WEIRDNESS = 10;

const readWords = (query: URLSearchParams): string => {
  const words = required(query, 's');
  if ([...words].length <= MAX_QUERY_LENGTH) return words;
  throw new ServiceError(414, `The words exceed ${MAX_QUERY_LENGTH} characters.`);
};

const readWeirdness = (query: URLSearchParams): number => {
  const text = query.get('weirdness') || '0';
  if (/^\d{1,2}$/.test(text) && Number(text) <= MAX_WEIRDNESS) return Number(text);
  throw badRequest(`Parameter "weirdness" must be a whole number from 0 to ${MAX_WEIRDNESS}.`);
};

/** The best match; with a higher weirdness, one further down the list. */
const translate = (context: Context): Response => {
  const { namespace, query, params, responseId } = context;
  if (!isItemType(params.type)) throw notFound();
  const words = readWords(query);
  const weirdness = readWeirdness(query);
  const selection: Selection = { kind: KIND_OF_TYPE[params.type], rating: readRating(query) };
  const place = Math.floor(namespace.random() * (weirdness + 1));
  const { entries } = searchPage(namespace.catalog, words, selection, 0, place + 1);
  const entry = entries.at(-1);
  return entry ? gifResponse(context, entry, 'GIF_TRANSLATE') : envelope([], responseId);
};

export const translateEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/:type{gifs|stickers}/translate`,
    summary: 'The item that says s best; with weirdness, from 0 to 10, a less likely one.',
    example: '/v1/gifs/translate?s=good+morning',
    query: ['s!', 'weirdness', 'rating', ...ON_DEMAND],
    response: 'gifOrNone',
    handle: translate,
  },
];
