/** px; the width of a grid on the server when neither `width` nor a container gives it. */
export const DEFAULT_WIDTH = 1040;

/** ms between the loader coming into view and the next page. */
export const FETCH_DEBOUNCE = 250;

/** Viewport heights for which tiles stay mounted above and below what is in view. */
export const OVERSCAN_VIEWPORTS = 1;

/** px; the step by which the mounted part of a grid changes. Scrolling within a step changes nothing. */
export const WINDOW_STEP = 256;

/** px from the top of a grid that are rendered before its place on the screen is known. */
export const FIRST_RENDER_HEIGHT = 2000;

/** px; the widest scrollbar that may come and go as a grid changes its height. */
export const MAX_SCROLLBAR_WIDTH = 20;

/** ms; a film that has not begun and loads nothing for so long is replaced by its picture. */
export const FILM_PATIENCE = 8000;

/** Parts of a video after which a quartile event is due. */
export const QUARTILES = [0.25, 0.5, 0.75] as const;

/** s; in a video shorter than this, `NEARLY_OVER` counts as over. */
export const SHORT_VIDEO = 10;

/** Percent above which a short video shows 100. */
export const NEARLY_OVER = 98;

/** ms; so long after a failure, a lazy-loaded file is requested once more. */
export const CHUNK_RETRY_DELAY = 1000;

/** ms without a key after which the next letter begins a new word. */
export const TYPEAHEAD_PAUSE = 1000;
