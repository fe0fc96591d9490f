import { emojiEntry } from '../catalog/emoji-entries.ts';
import type { Entry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { dynamicEntry } from '../catalog/text-entries.ts';
import { notFound } from '../http/errors.ts';

/** The entry with this id: in the catalog, an emoji, or a text that is drawn on demand. */
export const findEntry = (catalog: Pick<Catalog, 'find'>, id: string): Entry | undefined =>
  catalog.find(id) ?? emojiEntry(id) ?? dynamicEntry(id);

/**
 * The entry with this id.
 *
 * @throws {ServiceError} 404 when there is none
 */
export function getEntry(catalog: Pick<Catalog, 'find'>, id: string | undefined): Entry {
  const entry = findEntry(catalog, id ?? '');
  if (!entry) throw notFound();
  return entry;
}
