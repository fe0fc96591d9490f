import type { Entry, Rating, Searched } from '../entry.ts';
import type { Category } from '../scene.ts';

export interface Selection {
  kind: Searched;
  /** Least restrictive rating to include. */
  rating: Rating;
  username?: string;
  category?: Category;
  match?: string | undefined;
  except?: string;
  /** Ids of entries that come first if they belong to the selection. */
  first?: readonly string[];
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
