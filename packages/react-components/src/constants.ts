/** px between the tiles of a grid. */
export const DEFAULT_GUTTER = 6;

/** Columns of a grid without `columns`. */
export const DEFAULT_COLUMNS = 3;

/** px; corner radius of a GIF. */
export const DEFAULT_IMAGE_RADIUS = 4;

/** px; smallest width and height of a GIF whose button has a 44 px target, so that enough of the GIF is left. */
export const LARGE_TARGET_MIN_SIZE = 96;

/** ms between a carousel's end coming into view and the request for the next page. */
export const CAROUSEL_FETCH_DEBOUNCE = 100;

/** px; width of the loader at the end of a carousel. */
export const CAROUSEL_LOADER_WIDTH = 30;

/** ms before a loader shows: most loads finish sooner. */
export const LOADER_DELAY = 300;

/** px; size of the avatar in an attribution. */
export const ATTRIBUTION_AVATAR_SIZE = 32;

/** px; size of the verified badge in an attribution. */
export const VERIFIED_BADGE_SIZE = 14;

/** ms; duration of fades and slides. */
export const FADE_DURATION = 300;

/** ms that a video waits for data before it shows a message. */
export const WAITING_DELAY = 500;

/** px; smallest width of a video that shows its volume slider. */
export const WIDE_PLAYER_WIDTH = 400;

/** px; smallest height of a video that shows its title. */
export const LARGE_PLAYER_HEIGHT = 300;

/** px; a floating picker is a bottom sheet in viewports up to this width or height. */
export const PICKER_SHEET_WIDTH = 480;
export const PICKER_SHEET_HEIGHT = 640;

/** px; in visual viewports up to this height, everything in a sheet except its field scrolls away. */
export const PICKER_SHORT_VIEW = 480;

/** px; maximum width of a GIF in a message. */
export const MESSAGE_WIDTH = 248;
/** ms; messages that come into view within this time share a request. */
export const MESSAGE_BATCH = 50;
/** Maximum number of resolved references kept; the oldest are dropped. */
export const MESSAGE_KNOWN = 1000;
