import { MAX_IDS } from '../constants.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { answerGif, answerGifs } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const one = (exchange: Exchange): Response => {
  const entry = exchange.service.catalogue.find(exchange.params.id ?? '');
  if (!entry) throw notFound();
  return answerGif(exchange, entry, 'GIF_BY_ID');
};

const several = (exchange: Exchange): Response => {
  const ids = required(exchange.query, 'ids')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length > MAX_IDS) throw badRequest(`Parameter "ids" names more than ${MAX_IDS} ids.`);
  const entries = ids.flatMap((id) => exchange.service.catalogue.find(id) ?? []);
  return answerGifs(exchange, { entries, total: entries.length }, 0, 'GIF_BY_ID');
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
];
