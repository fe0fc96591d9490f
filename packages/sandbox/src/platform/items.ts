import type { Exchange } from '../api/call.ts';
import type { CatalogueEntry } from '../catalog/entry.ts';
import { MAX_IDS } from '../constants.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { required } from '../http/parameters.ts';

/** @throws {ServiceError} 404 */
export const findItem = ({ service }: Exchange, id: string): CatalogueEntry => {
  const entry = service.catalogue.find(id);
  if (!entry) throw notFound('No such GIF.');
  return entry;
};

/** The items that a list of ids in the query names; unknown ones are left out. */
export const namedItems = ({ service, query }: Exchange, name: string): CatalogueEntry[] => {
  const ids = required(query, name).split(',').filter(Boolean);
  if (ids.length > MAX_IDS) throw badRequest(`Parameter "${name}" names more than ${MAX_IDS} ids.`);
  return ids.flatMap((id) => service.catalogue.find(id) ?? []);
};

/** An answer with something about each of the items that `gif_ids` names. */
export const byId = (exchange: Exchange, about: (entry: CatalogueEntry) => unknown): Response =>
  Response.json(
    Object.fromEntries(namedItems(exchange, 'gif_ids').map((entry) => [entry.id, about(entry)])),
  );
