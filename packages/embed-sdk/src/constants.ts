/** Width and height, in px, of a frame for which the host page names none (spec.md section 9, Embed size). */
export const EMBED_SIZE = 480;

/** The lowest, in px, that a frame's height follows its player. */
export const AUTO_HEIGHT_MIN = 100;

/** The highest, in px, that a frame's height follows its player. */
export const AUTO_HEIGHT_MAX = 2000;

/** How long, in ms, a player has to answer a call; the time to load its frame counts. */
export const CALL_TIMEOUT = 10_000;

/** What a frame is called for screen readers when the host page does not say. */
export const FRAME_TITLE = 'GIF';

/** What a player may do that browsers refuse to frames: start videos, copy links, play what YouTube and Vimeo protect. */
export const FRAME_PERMISSIONS = 'autoplay; clipboard-write; encrypted-media';
