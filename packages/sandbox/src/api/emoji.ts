import type { Entry } from '../catalog/entry.ts';
import { emojiEntries, emojiGroup } from '../emoji/entries.ts';
import { envelope, pagination } from '../http/envelope.ts';
import { notFound } from '../http/errors.ts';
import { readPage } from '../http/parameters.ts';
import { gifJson } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const write = (exchange: Exchange, entries: readonly Entry[]) =>
  entries.map((entry) => gifJson(exchange, entry, 'EMOJI'));

/** Version 1 lists every variation, version 2 the default ones alone and with a cursor. */
const list = (exchange: Exchange): Response => {
  const { params, query, responseId } = exchange;
  const { offset, limit } = readPage(query);
  const isFirst = params.version === 'v1';
  const all = emojiEntries.flatMap((group) => (isFirst ? group : group.slice(0, 1)));
  const page = all.slice(offset, offset + limit);
  const next = offset + page.length;
  const pages = isFirst
    ? pagination(all.length, page.length, offset)
    : { count: page.length, offset, next_cursor: next < all.length ? next : 0 };
  return envelope(write(exchange, page), responseId, pages);
};

const variations = (exchange: Exchange): Response => {
  const group = emojiGroup(exchange.params.id ?? '');
  if (!group) throw notFound();
  return envelope(write(exchange, group.slice(1)), exchange.responseId);
};

export const emojiCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/emoji`,
    summary: 'Emoji: every variation in version 1, the default ones in version 2.',
    example: '/v2/emoji?limit=1',
    handle: list,
  },
  {
    method: 'GET',
    path: `${VERSION}/emoji/:id/variations`,
    summary: 'The variations of an emoji besides its default.',
    example: '/v2/emoji/{emoji}/variations',
    handle: variations,
  },
];
