/** px; width of a grid on the server if neither `width` nor a container sets it. */
export const DEFAULT_WIDTH = 1040;

/**
 * px; GIFs are distributed over columns as if each column were this wide. Servers know no width, so only this way do
 * they agree with browsers. Resizing keeps each GIF in its column.
 */
export const TYPICAL_COLUMN_WIDTH = 200;

/** px; width of a GIF and height of a row for which the host gives no number. */
export const FALLBACK_SIZE = 200;

/** ms between the sentinel entering the view and the request of the next page. */
export const FETCH_DEBOUNCE = 250;

/** Viewport heights per second. Above this speed, each tile is in view for less than 0.1 s. */
export const FAST_SCROLL_SPEED = 10;

/** ms without movement after which a fast scroll ends, if frames arrive in time. */
export const FAST_SCROLL_REST = 100;

/** ms; maximum time between two frames of a fast scroll. Longer gaps are jumps. Also the longest rest. */
export const FAST_SCROLL_FRAME = 400;

/** px from the top of a grid rendered before its position on screen is known. */
export const FIRST_RENDER_HEIGHT = 2000;

/** Fraction of a row's width that its buttons scroll. Less than 1 keeps the GIF at the edge in view. */
export const ROW_SCROLL_SHARE = 0.9;

/** ms; if the stills of a first screen take longer, the line counts as slow. */
export const FAST_STILLS = 400;

/** ms; a file that has not come by then no longer delays the files after it. */
export const FILE_PATIENCE = 3000;

/** Volume that an arrow key adds or subtracts. */
export const VOLUME_STEP = 0.1;

/** ms before a lazy-loaded file is requested again after a failure. */
export const CHUNK_RETRY_DELAY = 1000;

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Visible fraction from which a GIF counts as fully in view; 1 would fail by rounding. */
export const FULLY_IN_VIEW = 0.99;

/** ms for which a tile that CSS shows counts as shown, because asking again would compute styles again. */
export const SHOWN_TIME = 250;

/** ms that a tile must be partly in view before it is measured, because measuring forces a layout. */
export const PARTLY_IN_VIEW_TIME = 250;

/** Maximum number of films that play at the same time on a page; the others show their stills. */
export const MAX_PLAYING_FILMS = 24;

/** ms after the last key press before a search. */
export const SEARCH_DEBOUNCE = 500;

/** ms after the last key press before a picker searches and requests suggestions. */
export const PICKER_DEBOUNCE = 300;
