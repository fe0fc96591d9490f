import { envelope } from '../../http/envelope.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import { isWebAddress } from '../../http/web-address.ts';
import type { Context } from '../context.ts';
import { type Endpoint, VERSION } from '../endpoint.ts';
import { getEntry } from '../find-entry.ts';

const put = ({ namespace, params, query, responseId }: Context): Response => {
  const { id } = getEntry(namespace.catalog, params.id);
  const link = required(query, 'link');
  const text = required(query, 'text');
  if (!isWebAddress(link)) throw badRequest('Parameter "link" must be a web address.');
  namespace.store.ctas.put(id, { link, text });
  return envelope({ id, cta: { link, text } }, responseId);
};

const remove = ({ namespace, params, responseId }: Context): Response => {
  const { id } = getEntry(namespace.catalog, params.id);
  if (!namespace.store.ctas.remove(id)) throw notFound();
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
