import type { Entry, Rating, Searched } from '../entry.ts';
import type { Category } from '../scene.ts';

/** Filter and order of a list. */
export interface Selection {
  kind: Searched;
  /** Least restrictive rating to include. */
  rating: Rating;
  /** Username of the account to search in. */
  username?: string;
  category?: Category;
  /** FTS5 query. */
  match?: string | undefined;
  /** Id of an entry to exclude. */
  except?: string;
  /** Ids of entries that come first if they belong to the selection. */
  first?: readonly string[];
  /** Includes unlisted entries. */
  unlisted?: true;
  /** Newest first instead of best match first. */
  recent?: boolean;
  /** Appends all other entries of the selection to the matches. */
  filled?: boolean;
}

export interface Page {
  entries: Entry[];
  /** Number of entries in the whole list. */
  total: number;
}
