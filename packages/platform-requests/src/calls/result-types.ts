/** A page of a list, as the site sends it. */
export interface Page<T> {
  results: T[];
  /** Results in all pages. */
  count: number;
  /** The URL of the next page; null on the last one. */
  next: string | null;
}

/** The id of a GIF, a channel, a user, … */
export type Id = string | number;
