/** A page of a list, as the site sends it. */
export interface Page<T> {
  results: T[];
  /** Results in all pages. */
  count: number;
  /** Where the next page is; null on the last one. */
  next: string | null;
}

/** An id in a path. */
export type Id = string | number;
