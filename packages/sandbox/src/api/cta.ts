import { findEntry } from '../catalog/find-entry.ts';
import { envelope } from '../http/envelope.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { type Call, type Exchange, VERSION } from './call.ts';

const entryOf = ({ service, params }: Exchange) => {
  const entry = findEntry(service.catalogue, params.id ?? '');
  if (!entry) throw notFound();
  return entry;
};

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

const put = (exchange: Exchange): Response => {
  const { id } = entryOf(exchange);
  const link = required(exchange.query, 'link');
  const text = required(exchange.query, 'text');
  if (!isWebAddress(link)) throw badRequest('Parameter "link" must be a web address.');
  exchange.service.changes.setCta(id, { link, text });
  return envelope({ id, cta: { link, text } }, exchange.responseId);
};

const remove = (exchange: Exchange): Response => {
  const { id } = entryOf(exchange);
  if (!exchange.service.changes.removeCta(id)) throw notFound();
  return envelope({ id, cta: null }, exchange.responseId);
};

const path = `${VERSION}/gifs/:id/cta`;

export const ctaCalls: readonly Call[] = [
  {
    method: 'PUT',
    path,
    summary: 'Sets the call to action of an item: link and text.',
    example: '/v1/gifs/{gif}/cta?link=https://example.com/shop&text=Shop',
    handle: put,
  },
  {
    method: 'DELETE',
    path,
    summary: 'Removes the call to action of an item.',
    example: '/v1/gifs/{gif}/cta',
    handle: remove,
  },
];
