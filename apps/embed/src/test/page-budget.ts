/** Bytes that a page may have. */
export const MOST_PAGE_BYTES = 21 * 1024;
/** The same as gzip, with the margin that is between processors. */
export const MOST_GZIPPED_PAGE_BYTES = 6750;
