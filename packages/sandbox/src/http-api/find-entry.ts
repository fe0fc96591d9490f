import { emojiGroup } from '../catalog/emoji-entries.ts';
import type { CatalogEntry, Entry } from '../catalog/entry.ts';
import type { Catalog } from '../catalog/search/catalog.ts';
import { dynamicEntry } from '../catalog/text-entries.ts';
import { found } from '../http/errors.ts';
import type { Context } from './context.ts';

/** Finds an item of any kind. */
export const findEntry = (catalog: Catalog, id: string): Entry | undefined =>
  catalog.find(id) ?? emojiGroup(id)?.find((entry) => entry.id === id) ?? dynamicEntry(id);

/** @throws {ServiceError} 404 if it does not exist */
export const getEntry = (catalog: Catalog, id: string): Entry => found(findEntry(catalog, id));

/**
 * Finds an item of the catalog, by default the one in the path.
 *
 * @throws {ServiceError} 404 if it does not exist
 */
export const getGif = ({ catalog, id: own }: Context, id: string = own): CatalogEntry =>
  found(catalog.find(id), 'No such GIF.');
