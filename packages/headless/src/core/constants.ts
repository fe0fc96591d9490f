/**
 * px; GIFs are distributed over columns as if each column were this wide. Servers know no width, so only this way do
 * they agree with browsers. Resizing keeps each GIF in its column.
 */
export const TYPICAL_COLUMN_WIDTH = 200;

/** px; width of a GIF and height of a row for which the host gives no number. */
export const FALLBACK_SIZE = 200;

/** ms between the sentinel entering the view and the request of the next page. */
export const FETCH_DEBOUNCE = 250;

/** px from the top of a grid rendered before its position on screen is known. */
export const FIRST_RENDER_HEIGHT = 2000;

/** ms; a file that has not come by then no longer delays the files after it. */
export const FILE_PATIENCE = 3000;

/** Volume that an arrow key adds or subtracts. */
export const VOLUME_STEP = 0.1;

/** ms before a lazy-loaded file is requested again after a failure. */
export const CHUNK_RETRY_DELAY = 1000;

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Maximum number of films that play at the same time on a page; the others show their stills. */
export const MAX_PLAYING_FILMS = 24;

/** ms after the last key press before a search. */
export const SEARCH_DEBOUNCE = 500;

/** ms after the last key press before a picker searches and requests suggestions. */
export const PICKER_DEBOUNCE = 300;
