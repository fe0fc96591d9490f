import { badRequest } from '../http/errors.ts';
import { readPage, required } from '../http/parameters.ts';
import { shorten } from '../text/shorten.ts';
import { dynamicEntries } from '../text/text-entry.ts';
import { answerGifs } from './answer.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const animate = (exchange: Exchange): Response => {
  const text = shorten(required(exchange.query, 'm'));
  if (!text) throw badRequest('Parameter "m" has nothing that can be drawn.');
  const { offset, limit } = readPage(exchange.query);
  const all = dynamicEntries(text);
  const page = { entries: all.slice(offset, offset + limit), total: all.length };
  return answerGifs(exchange, page, offset, 'TEXT_ANIMATE');
};

export const textCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${VERSION}/text/animate`,
    summary: 'Draws the text m in every style.',
    example: '/v1/text/animate?m=Hello+world&limit=1',
    handle: animate,
  },
];
