import { emojiEntries, emojiGroup } from '../../catalog/emoji-entries.ts';
import type { Entry } from '../../catalog/entry.ts';
import { envelope, pagination } from '../../http/envelope.ts';
import { notFound } from '../../http/errors.ts';
import { readPage } from '../../http/parameters.ts';
import { PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifJson } from './gif-response.ts';

/** Emoji have no analytics payload, and only the default ones have tags of users. */
const emojiJson = (context: Context, entry: Entry): Record<string, unknown> => {
  const {
    analytics: _analytics,
    analytics_response_payload: _payload,
    user_tags,
    ...emoji
  } = gifJson(context, entry, 'EMOJI');
  return entry.kind === 'emoji' ? { ...emoji, user_tags } : emoji;
};

const toJson = (context: Context, entries: readonly Entry[]) =>
  entries.map((entry) => emojiJson(context, entry));

/** Version 1 lists every variation. Version 2 lists only the default ones, with a cursor. */
const list = (context: Context): Response => {
  const { params, query, responseId } = context;
  const { offset, limit } = readPage(query);
  const isVersion1 = params.version === 'v1';
  const all = emojiEntries.flatMap((group) => (isVersion1 ? group : group.slice(0, 1)));
  const page = all.slice(offset, offset + limit);
  const next = offset + page.length;
  const pages = isVersion1
    ? pagination(all.length, page.length, offset)
    : { count: page.length, offset, next_cursor: next < all.length ? next : 0 };
  return envelope(toJson(context, page), responseId, pages);
};

const variations = (context: Context): Response => {
  const group = emojiGroup(context.params.id ?? '');
  if (!group) throw notFound();
  return envelope(toJson(context, group.slice(1)), context.responseId);
};

export const emojiEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/emoji`,
    summary: 'Emoji: every variation in version 1, only the default ones in version 2.',
    example: '/v2/emoji?limit=1',
    query: [...PAGE],
    response: 'emoji',
    handle: list,
  },
  {
    method: 'GET',
    path: `${VERSION}/emoji/:id/variations`,
    summary: 'The variations of an emoji besides its default.',
    example: '/v2/emoji/{emoji}/variations',
    response: 'variations',
    handle: variations,
  },
];
