/** Default ports of the demo's servers. */
export const DEFAULT_EMBED_PORT = 4001;
export const DEFAULT_GALLERY_PORT = 4000;
export const DEFAULT_SANDBOX_PORT = 4002;

/** Product name beside the logo mark if no provider name is set. */
export const PRODUCT_NAME = 'Gifkit';

/** Timeout of requests to the GIF service, in ms. */
export const API_TIME_LIMIT = 3000;
/** Timeout for related GIFs on the server, in ms; after it, the browser fetches them. */
export const RELATED_TIME_LIMIT = 1000;
/**
 * Time that the server still responds after `SIGTERM`, in s. Long enough for most load balancers to notice,
 * and short enough to finish within Docker's 10 s.
 */
export const DRAIN_SECONDS = 5;
/** Delay before a retry and TTL of cached errors, in s. */
export const RETRY_AFTER = 6;
/** `max-age` of a page, in s; matches the client's cache of GIFs. */
export const PAGE_MAX_AGE = 60;

/** Number of related GIFs: sent with the page, and per further request. */
export const RELATED_FIRST_PAGE = 6;
export const RELATED_NEXT_PAGE = 12;
/** Columns of the related grid, and the gutter in px. */
export const RELATED_COLUMNS = 3;
export const RELATED_GUTTER = 6;

/** Maximum width of the page's content, in px: 12 columns of 72 with 16 between them. */
export const GRID_WIDTH = 1040;
/** In a wide frame, px per px of the GIF: wider, it would be soft. */
export const MAX_SCALE = 2;
/** px; in a wide frame the player is at most this high, and at most as high as the frame. */
export const PLAYER_MAX_HEIGHT = 620;
/** Aspect ratio of external videos; in a wide frame no player is narrower. */
export const VIDEO_RATIO = 16 / 9;
/** Duration of fades and slides, in s. */
export const TRANSITION = 0.3;

/** Delays before hover starts and ends, in ms. */
export const HOVER_ON_DELAY = 150;
export const HOVER_OFF_DELAY = 70;
/** Delay before hover ends after the pointer was over the related GIFs, in ms. */
export const GRID_HOVER_OFF_DELAY = 1000;
/** Timeout for scripts, in ms. */
export const SCRIPT_PATIENCE = 10_000;
/** px; maximum width and height of an embedded frame, and the size of share dialogs. */
export const EMBED_SIZE = 480;
export const POPUP_WIDTH = 750;
export const POPUP_HEIGHT = 350;

/** Seconds that an arrow key seeks in a clip. */
export const SEEK_STEP = 5;
/** Time that a button confirms a copy, in ms. */
export const COPIED_SHOWN = 2000;

/** A frame as wide as a page: `--wide-frame` of media.css. */
export const WIDE_FRAME_QUERY = '(width >= 720px)';

/** CSS variable with the GIF's aspect ratio; the server sets it in the page. */
export const RATIO = '--ratio';

export const FAILURE_DATA_ID = 'failure-data';

/** px; size of the avatar in an attribution. */
export const ATTRIBUTION_AVATAR_SIZE = 32;

/** px; size of the verified badge in an attribution. */
export const VERIFIED_BADGE_SIZE = 14;
