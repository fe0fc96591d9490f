/** px; the width of a grid on the server when neither `width` nor a container gives it. */
export const DEFAULT_WIDTH = 1040;

/** ms between the sentinel coming into view and the next page. */
export const FETCH_DEBOUNCE = 250;

/** Viewport heights for which tiles stay mounted above and below what is in view. */
export const OVERSCAN_VIEWPORTS = 1;

/** px; the step by which the mounted part of a grid changes. Scrolling within a step changes nothing. */
export const WINDOW_STEP = 256;

/** Viewport heights a second; above it, each tile is in view for less than a tenth of a second. */
export const FAST_SCROLL_SPEED = 10;

/** ms without a move after which a fast scroll is over, if frames come in time. */
export const FAST_SCROLL_REST = 100;

/** ms; the most between two frames of a fast scroll: above it they are jumps. Also its longest rest. */
export const FAST_SCROLL_FRAME = 400;

/** px from the top of a grid that are rendered before its place on the screen is known. */
export const FIRST_RENDER_HEIGHT = 2000;

/**
 * Share of a row's width that its buttons scroll by; less than 1, so that the GIF at the edge stays in view.
 */
export const ROW_SCROLL_SHARE = 0.9;

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

/** Volume of a video that is not muted, from 0 to 1. */
export const DEFAULT_VOLUME = 0.7;

/** ms without a movement of the pointer after which the controls of a video go away. */
export const CONTROLS_HIDE_DELAY = 4000;

/** s by which an arrow key seeks in a video, and share by which one changes the volume. */
export const SEEK_STEP = 5;
export const VOLUME_STEP = 0.1;

/** ms; so long after a failure, a lazy-loaded file is requested once more. */
export const CHUNK_RETRY_DELAY = 1000;

/** ms without a key after which the next letter begins a new word. */
export const TYPEAHEAD_PAUSE = 1000;

/** Media query of readers who ask for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Share of a GIF that must be in view before it counts as fully seen; 1 would miss by rounding. */
export const FULLY_IN_VIEW = 0.99;

/** How many films play at the same time on a page; the others show their stills. */
export const MAX_PLAYING_FILMS = 24;

/** ms after the last key before a term is searched for. */
export const SEARCH_DEBOUNCE = 500;

/** ms after the last key before a picker searches and asks for suggestions. */
export const PICKER_DEBOUNCE = 300;

/** px; the default width of a GIF in the message that it is sent in. */
export const PICKER_RENDITION_WIDTH = 400;

/** GIFs that a picker keeps. */
export const PICKER_RECENTS = 40;
export const PICKER_FAVOURITES = 100;
