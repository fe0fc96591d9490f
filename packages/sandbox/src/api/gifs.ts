import type { Entry } from '../catalog/entry.ts';
import { findEntry } from '../catalog/find-entry.ts';
import { MAX_IDS } from '../constants.ts';
import { emojiGroup } from '../emoji/entries.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { readPage, readRating, required } from '../http/parameters.ts';
import { answerGif, answerGifs } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const entryOf = ({ service, params }: Exchange): Entry => {
  const entry = findEntry(service.catalogue, params.id ?? '');
  if (!entry) throw notFound();
  return entry;
};

const one = (exchange: Exchange): Response => answerGif(exchange, entryOf(exchange), 'GIF_BY_ID');

const several = (exchange: Exchange): Response => {
  const ids = required(exchange.query, 'ids')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length > MAX_IDS) throw badRequest(`Parameter "ids" names more than ${MAX_IDS} ids.`);
  const entries = ids.flatMap((id) => findEntry(exchange.service.catalogue, id) ?? []);
  return answerGifs(exchange, { entries, total: entries.length }, 0, 'GIF_BY_ID');
};

/** An emoji's other variations; of everything else, what the same account has made besides. */
const associations = (exchange: Exchange): Response => {
  const { service, query } = exchange;
  const entry = entryOf(exchange);
  const { offset, limit } = readPage(query);
  const answer = (entries: Entry[], total: number) =>
    answerGifs(exchange, { entries, total }, offset, 'GIF_ASSOCIATION');

  const others = emojiGroup(entry.id)?.filter(({ id }) => id !== entry.id);
  if (others) return answer(others.slice(offset, offset + limit), others.length);
  const { username, kind } = entry;
  if (!username || kind === 'emoji') return answer([], 0);
  const selection = { kind, username, rating: readRating(query), except: entry.id };
  const { entries, total } = service.catalogue.list(selection, offset, limit);
  return answer(entries, total);
};

export const gifCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/gifs`,
    summary: `The items that ids names, parted by commas; at most ${MAX_IDS}. Unknown ones are left out.`,
    example: '/v1/gifs?ids={gif},{sticker}',
    handle: several,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/:id`,
    summary: 'One item of any kind.',
    example: '/v1/gifs/{gif}',
    handle: one,
  },
  {
    method: 'GET',
    path: `${VERSION}/gifs/:id/associations`,
    summary:
      'What belongs with an item: other variations of an emoji, or more by the same account.',
    example: '/v1/gifs/{gif}/associations?limit=1',
    handle: associations,
  },
];
