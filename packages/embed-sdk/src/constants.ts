/** Width and height, in px, of a frame for which the host page names none. */
export const EMBED_SIZE = 480;

/** The lowest, in px, that `autoHeight` makes a frame. */
export const AUTO_HEIGHT_MIN = 100;

/** The highest, in px, that `autoHeight` makes a frame. */
export const AUTO_HEIGHT_MAX = 2000;

/** How often a frame may grow beyond its greatest height so far while its width stays the same. */
export const AUTO_HEIGHT_GROWTHS = 2;

/** How long, in ms, a player has to respond to a call; the time to load its frame counts. */
export const CALL_TIMEOUT = 10_000;

/** How many events of one player are passed on within {@link EVENT_INTERVAL}. */
export const EVENT_LIMIT = 20;

/** In ms. */
export const EVENT_INTERVAL = 1000;

/** What a frame is called for screen readers when the host page does not say. */
export const FRAME_TITLE = 'GIF';

/**
 * What browsers refuse to frames, and the player needs: to start videos with sound, copy links, share, and
 * play what YouTube and Vimeo protect or show in a small window.
 */
export const FRAME_PERMISSIONS =
  'autoplay; clipboard-write; encrypted-media; picture-in-picture; web-share';
