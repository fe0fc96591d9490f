import { emojiEntry } from '../catalog/emoji-entries.ts';
import type { CatalogEntry, Entry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { dynamicEntry } from '../catalog/text-entries.ts';
import { notFound } from '../http/errors.ts';
import type { Context } from './context.ts';

/** The entry with this id: in the catalog, an emoji, or a text that is drawn on demand. */
export const findEntry = (catalog: Catalog, id: string): Entry | undefined =>
  catalog.find(id) ?? emojiEntry(id) ?? dynamicEntry(id);

/**
 * The same.
 *
 * @throws {ServiceError} 404 when there is none
 */
export function getEntry(catalog: Catalog, id: string): Entry {
  const entry = findEntry(catalog, id);
  if (!entry) throw notFound();
  return entry;
}

/**
 * The GIF of the catalog with an id, by default the one in the path.
 *
 * @throws {ServiceError} 404 when there is none
 */
export function findGif(context: Context, id: string = context.id): CatalogEntry {
  const entry = context.service.catalog.find(id);
  if (!entry) throw notFound('No such GIF.');
  return entry;
}
