import type { Context } from '../endpoint/context.ts';
import { type Endpoint, VERSION } from '../endpoint/endpoint.ts';
import { envelope } from '../http/envelope.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';
import { isWebAddress } from '../http/web-address.ts';
import { getEntry } from '../search/find-entry.ts';

const put = ({ service, params, query, responseId }: Context): Response => {
  const { id } = getEntry(service.catalog, params.id);
  const link = required(query, 'link');
  const text = required(query, 'text');
  if (!isWebAddress(link)) throw badRequest('Parameter "link" must be a web address.');
  service.store.ctas.put(id, { link, text });
  return envelope({ id, cta: { link, text } }, responseId);
};

const remove = ({ service, params, responseId }: Context): Response => {
  const { id } = getEntry(service.catalog, params.id);
  if (!service.store.ctas.remove(id)) throw notFound();
  return envelope({ id, cta: null }, responseId);
};

const path = `${VERSION}/gifs/:id/cta`;

export const ctaEndpoints: readonly Endpoint[] = [
  {
    method: 'PUT',
    path,
    summary: 'Sets the call to action of an item: link and text.',
    example: '/v1/gifs/{gif}/cta?link=https://example.com/shop&text=Shop',
    query: ['link!', 'text!'],
    response: 'cta',
    handle: put,
  },
  {
    method: 'DELETE',
    path,
    summary: 'Removes the call to action of an item.',
    example: '/v1/gifs/{gif}/cta',
    response: 'cta',
    handle: remove,
  },
];
