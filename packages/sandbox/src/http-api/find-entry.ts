import { emojiEntry } from '../catalog/emoji-entries.ts';
import type { CatalogEntry, Entry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { dynamicEntry } from '../catalog/text-entries.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from './context.ts';

export const findEntry = (catalog: Catalog, id: string): Entry | undefined =>
  catalog.find(id) ?? emojiEntry(id) ?? dynamicEntry(id);

/** @throws {ServiceError} 404 if it does not exist */
export function getEntry(catalog: Catalog, id: string): Entry {
  const entry = findEntry(catalog, id);
  if (!entry) throw notFound();
  return entry;
}

/**
 * Finds a GIF of the catalog, by default the one in the path.
 *
 * @throws {ServiceError} 404 if it does not exist
 */
export function findGif(context: Context, id: string = context.id): CatalogEntry {
  const entry = context.service.catalog.find(id);
  if (!entry) throw notFound('No such GIF.');
  return entry;
}
