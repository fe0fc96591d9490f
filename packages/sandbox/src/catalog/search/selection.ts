import type { Entry, Rating, Searched } from '../entry.ts';
import type { Category } from '../scene.ts';

/** Which entries a list has, and in which order. */
export interface Selection {
  kind: Searched;
  /** The least restrictive rating to include. */
  rating: Rating;
  /** Only entries of this account. */
  username?: string;
  category?: Category;
  /** Words to search for, in the query syntax of FTS5. */
  match?: string | undefined;
  /** Id of an entry to leave out. */
  except?: string;
  /** Ids of entries that come before all others, if they belong to the selection. */
  first?: readonly string[];
  /** Include entries that only a search finds. */
  unlisted?: true;
  /** Newest first, instead of best match first. */
  recent?: boolean;
  /** After the matches, append every other entry of the selection. */
  filled?: boolean;
}

/** Part of a list. */
export interface Page {
  entries: Entry[];
  /** Entries in the whole list. */
  total: number;
}
