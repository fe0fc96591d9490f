/** Width and height, in px, of a frame for which the host page names none. */
export const EMBED_SIZE = 480;

/** The lowest, in px, that `autoHeight` makes a frame. */
export const AUTO_HEIGHT_MIN = 100;

/** The highest, in px, that `autoHeight` makes a frame. */
export const AUTO_HEIGHT_MAX = 2000;

/** How many times a frame may grow beyond its greatest height while its width stays the same. */
export const AUTO_HEIGHT_GROWTHS = 2;

/** How long, in ms, a player has to respond to a call; the time to load its frame counts. */
export const CALL_TIMEOUT = 10_000;

/** How many events of one player are passed on within {@link EVENT_INTERVAL}. */
export const EVENT_LIMIT = 20;

/** In ms. */
export const EVENT_INTERVAL = 1000;

/** The name of a frame for screen readers when the host page sets none. */
export const FRAME_TITLE = 'GIF';

/**
 * Permissions that a frame does not have by default: to start videos with sound, copy links, share, and play
 * protected videos of YouTube and Vimeo, also in a small window.
 */
export const FRAME_PERMISSIONS =
  'autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share';
