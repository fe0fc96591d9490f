import { shorten } from '../../catalog/shorten.ts';
import { dynamicEntries } from '../../catalog/text-entries.ts';
import { badRequest } from '../../http/errors.ts';
import { readPage, required } from '../../http/parameters.ts';
import { ON_DEMAND, PAGE } from '../../openapi/described-parameters.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { gifsResponse } from './gif-response.ts';

const animate = (context: Context): Response => {
  const text = shorten(required(context.query, 'm'));
  if (!text) throw badRequest('Parameter "m" has nothing that can be drawn.');
  const { offset, limit } = readPage(context.query);
  const all = dynamicEntries(text);
  const page = { entries: all.slice(offset, offset + limit), total: all.length };
  return gifsResponse(context, page, offset, 'TEXT_ANIMATE');
};

export const textEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: `${VERSION}/text/animate`,
    summary: 'Draws the text m in every style.',
    example: '/v1/text/animate?m=Hello+world&limit=1',
    query: ['m!', ...PAGE, ...ON_DEMAND],
    response: 'gifs',
    handle: animate,
  },
];
