import { emojiEntry } from '../emoji/entries.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { dynamicEntry } from '../text/text-entry.ts';
import type { Entry } from './entry.ts';

/** The item with this id, of any kind: in the catalogue, an emoji, or a text drawn on demand. */
export const findEntry = (catalogue: Pick<Catalogue, 'find'>, id: string): Entry | undefined =>
  catalogue.find(id) ?? emojiEntry(id) ?? dynamicEntry(id);
