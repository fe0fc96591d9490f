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

/** ms; a list that restarts again within this time waits as long for its first page, because users type. */
export const RESTART_DEBOUNCE = 250;

/** ms; a list that mounts within this time after another one has unmounted in the same app replaces it. */
export const REMOUNT_TIME = 250;

/** Overscan above and below the viewport, in viewport heights. */
export const OVERSCAN_VIEWPORTS = 1;

/** Scroll distance after which the mounted range of a list changes, in viewport heights. */
export const RANGE_STEP_VIEWPORTS = 0.5;

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

/** px; a container that shrinks below this width is closing, so its grid keeps its layout. */
export const MIN_CONTAINER_WIDTH = 48;

/** px; maximum width of a scrollbar that appears and disappears with the height of a grid. */
export const MAX_SCROLLBAR_WIDTH = 20;

/** ms; a film that has not started and loads nothing for this time is replaced by its picture. */
export const FILM_PATIENCE = 8000;

/** ms; if the stills of a first screen take longer, the line counts as slow. */
export const FAST_STILLS = 400;

/** ms; a file that has not come by then no longer delays the files after it. */
export const FILE_PATIENCE = 3000;

/** Fractions of a video that trigger a quartile event. */
export const QUARTILES = [0.25, 0.5, 0.75] as const;

/** s; in videos shorter than this, `NEARLY_OVER` counts as the end. */
export const SHORT_VIDEO = 10;

/** Percentage above which a short video shows 100. */
export const NEARLY_OVER = 98;

export const DEFAULT_VOLUME = 0.7;

/** ms without pointer movement after which a video's controls hide. */
export const CONTROLS_HIDE_DELAY = 4000;

/** s that an arrow key seeks in a video. */
export const SEEK_STEP = 5;
/** Volume that an arrow key adds or subtracts. */
export const VOLUME_STEP = 0.1;

/** ms before a lazy-loaded file is requested again after a failure. */
export const CHUNK_RETRY_DELAY = 1000;

/** ms without a key press after which typeahead starts a new word. */
export const TYPEAHEAD_PAUSE = 1000;

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

/** px; default width of a GIF in the message that contains it. */
export const PICKER_RENDITION_WIDTH = 400;

export const PICKER_RECENTS = 40;
export const PICKER_FAVORITES = 100;
