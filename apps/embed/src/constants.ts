/** Product name beside the logo mark if no provider name is set. */
export const PRODUCT_NAME = 'Gifkit';

/** Timeout of requests to the GIF service, in ms. */
export const API_TIME_LIMIT = 3000;

/** Delay before a retry and TTL of cached errors, in s. */
export const RETRY_AFTER = 6;
/** `max-age` of a page, in s; matches the client's cache of GIFs. */
export const PAGE_MAX_AGE = 60;

/** Number of related GIFs that are sent with the page. */
export const RELATED_FIRST_PAGE = 6;
/** Columns of the related grid, and the gutter in px. */
export const RELATED_COLUMNS = 3;
export const RELATED_GUTTER = 6;

/** Maximum width of the page's content, in px: 12 columns of 72 with 16 between them. */
export const GRID_WIDTH = 1040;

/** Timeout for scripts, in ms. */
export const SCRIPT_PATIENCE = 10_000;

/** CSS variable with the GIF's aspect ratio; the server sets it in the page. */
export const RATIO = '--ratio';

export const FAILURE_DATA_ID = 'failure-data';
