import { emojiGroup } from '../../catalog/emoji-entries.ts';
import type { Page } from '../../catalog/search/selection.ts';
import { MAX_IDS } from '../../constants.ts';
import { badRequest } from '../../http/errors.ts';
import { readPage, readRating, required } from '../../http/parameters.ts';
import { ON_DEMAND, PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { findEntry, getEntry } from '../find-entry.ts';
import { gifResponse, gifsResponse } from './gif-response.ts';

const one = (context: Context): Response =>
  gifResponse(context, getEntry(context.namespace.catalog, context.params.id), 'GIF_BY_ID');

const several = (context: Context): Response => {
  const ids = required(context.query, 'ids')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length > MAX_IDS) throw badRequest(`Parameter "ids" has more than ${MAX_IDS} ids.`);
  const entries = ids.flatMap((id) => findEntry(context.namespace.catalog, id) ?? []);
  return gifsResponse(context, { entries, total: entries.length }, 0, 'GIF_BY_ID');
};

/** An emoji's other variations. For every other item: more of the same kind by the same account. */
const associated = ({ namespace, query, params }: Context): Page => {
  const { id, username, kind } = getEntry(namespace.catalog, params.id);
  const { offset, limit } = readPage(query);
  const variations = emojiGroup(id)?.filter((entry) => entry.id !== id);
  if (variations) {
    return { entries: variations.slice(offset, offset + limit), total: variations.length };
  }
  if (!username || kind === 'emoji') return { entries: [], total: 0 };
  const selection = { kind, username, rating: readRating(query), except: id };
  return namespace.catalog.list(selection, offset, limit);
};

export const gifEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs`,
    summary: `Items by ids, separated by commas; at most ${MAX_IDS}. Unknown ids are left out.`,
    example: '/v1/gifs?ids={gif},{sticker}',
    query: ['ids!', ...ON_DEMAND],
    response: 'gifs',
    handle: several,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/:id`,
    summary: 'One item of any kind.',
    example: '/v1/gifs/{gif}',
    query: [...ON_DEMAND],
    response: 'gif',
    handle: one,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/:id/associations`,
    summary:
      'What belongs with an item: other variations of an emoji, or more by the same account.',
    example: '/v1/gifs/{gif}/associations?limit=1',
    query: ['rating', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: (context) =>
      gifsResponse(context, associated(context), readPage(context.query).offset, 'GIF_ASSOCIATION'),
  },
];
