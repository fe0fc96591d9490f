import type { CatalogEntry } from '../../catalog/entry.ts';
import { MAX_IDS } from '../../constants.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { required } from '../../http/parameters.ts';
import type { Context } from '../context.ts';

/**
 * The GIF with this id.
 *
 * @throws {ServiceError} 404 when there is none
 */
export function getGif({ namespace }: Context, id: string | undefined): CatalogEntry {
  const entry = namespace.catalog.find(id ?? '');
  if (!entry) throw notFound('No such GIF.');
  return entry;
}

/** The GIFs whose ids a parameter lists. Unknown ids are left out. */
export function gifsInQuery({ namespace, query }: Context, name: string): CatalogEntry[] {
  const ids = required(query, name).split(',').filter(Boolean);
  if (ids.length > MAX_IDS) throw badRequest(`Parameter "${name}" has more than ${MAX_IDS} ids.`);
  return ids.flatMap((id) => namespace.catalog.find(id) ?? []);
}

/** A response with something about each of `gif_ids`, by id. */
export const gifsById = (context: Context, about: (entry: CatalogEntry) => unknown): Response =>
  Response.json(
    Object.fromEntries(gifsInQuery(context, 'gif_ids').map((entry) => [entry.id, about(entry)])),
  );
