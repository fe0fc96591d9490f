/** Where the neighbours of this app listen when nothing else is set. */
export const DEFAULT_EMBED_PORT = 4001;
export const DEFAULT_GALLERY_PORT = 4000;
export const DEFAULT_SANDBOX_PORT = 4002;

/** What the embed itself is called, beside its mark, where no service is named. */
export const PRODUCT_NAME = 'Gifkit';

/** How long the GIF service may take before the page says so, in ms. */
export const API_TIME_LIMIT = 3000;
/** How long the page waits for related GIFs before it leaves them to the browser, in ms. */
export const RELATED_TIME_LIMIT = 1000;
/**
 * How long the server, told to stop, still answers, in s: long enough for most balancers to notice, and with the
 * responses under way short enough for Docker, which waits for 10 s.
 */
export const DRAIN_SECONDS = 5;
/** How long before asking again makes sense, in s; the client remembers an error for as long. */
export const RETRY_AFTER = 6;
/** How long a page may be kept, in seconds; as long as the client keeps a GIF. */
export const PAGE_MAX_AGE = 60;

/** Related GIFs: how many come with the page, and how many with each further request. */
export const RELATED_FIRST_PAGE = 6;
export const RELATED_NEXT_PAGE = 12;
/** Columns of the related grid, and the px between its tiles. */
export const RELATED_COLUMNS = 3;
export const RELATED_GUTTER = 6;

/** Width of the page's content at most, in px: 12 columns of 72 with 16 between them. */
export const GRID_WIDTH = 1040;
/** On a page of its own the player is at most this share of the frame high, within these bounds in px. */
export const PLAYER_SHARE = 0.66;
export const PLAYER_MIN_HEIGHT = 320;
export const PLAYER_MAX_HEIGHT = 620;
/** Width by height of a video that the GIF was made from; on a page of its own no player is narrower. */
export const VIDEO_RATIO = 16 / 9;
/** Length of fades and slides, in s. */
export const TRANSITION = 0.3;

/** ms for which the pointer is over the player, or away, before that counts. */
export const HOVER_ON_DELAY = 150;
export const HOVER_OFF_DELAY = 70;
/** ms that it may be away after it was over the related GIFs. */
export const GRID_HOVER_OFF_DELAY = 1000;
/** ms after which the page says that a script has not come. */
export const SCRIPT_PATIENCE = 10_000;
/** px; size of an embedded frame, both ways, and of share dialogs. */
export const EMBED_SIZE = 480;
export const POPUP_WIDTH = 750;
export const POPUP_HEIGHT = 350;

/** s that an arrow key goes on or back in a clip. */
export const SEEK_STEP = 5;
/** ms for which a button says that it has copied. */
export const COPIED_SHOWN = 2000;

/** A page of its own rather than a frame on somebody's page: `--wide-frame` of media.css. */
export const WIDE_FRAME_QUERY = '(width >= 720px)';

/** Variable with the GIF's width by height; the server sends its value with the page. */
export const RATIO = '--ratio';

/** Id of the element with what the script of an error page tells. */
export const FAILURE_DATA_ID = 'failure-data';
