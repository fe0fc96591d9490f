/** px between the tiles of a grid. */
export const DEFAULT_GUTTER = 6;

/** px; smallest width and height of a GIF whose button has a 44 px target, so that enough of the GIF is left. */
export const LARGE_TARGET_MIN_SIZE = 96;

/** ms before a loader shows: most loads finish sooner. */
export const LOADER_DELAY = 300;

/** px; size of the verified badge in an attribution. */
export const VERIFIED_BADGE_SIZE = 14;

/** ms; duration of fades and slides. */
export const FADE_DURATION = 300;
