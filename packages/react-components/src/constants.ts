/** px between the tiles of a grid. */
export const DEFAULT_GUTTER = 6;

/** Columns of a grid without `columns`. */
export const DEFAULT_COLUMNS = 3;

/** px; corner radius of a GIF. */
export const DEFAULT_IMAGE_RADIUS = 4;

/**
 * px; width and height from which a button over a GIF takes clicks on 44 px, because enough of the GIF is
 * left.
 */
export const ROOM_FOR_TARGETS = 96;

/** ms between the end of a carousel coming into view and the next page. */
export const CAROUSEL_FETCH_DEBOUNCE = 100;

/** px that the loader of a carousel takes at its end. */
export const CAROUSEL_LOADER_WIDTH = 30;

/** ms for which a first load shows no loader: most loads are over by then. */
export const LOADER_DELAY = 300;

/** px; size of the avatar in an attribution. */
export const ATTRIBUTION_AVATAR_SIZE = 32;

/** px; size of the verified badge in an attribution. */
export const VERIFIED_BADGE_SIZE = 14;

/** ms of fading and sliding. */
export const FADE_DURATION = 300;

/** ms that a video waits for data before it shows that. */
export const WAITING_DELAY = 500;

/** px; from this width on a video shows its volume. */
export const WIDE_PLAYER_WIDTH = 400;

/** px; from this height on a video shows its title. */
export const LARGE_PLAYER_HEIGHT = 300;

/** px; up to this width or this height of the view a picker over the page is a bottom sheet. */
export const PICKER_SHEET_WIDTH = 480;
export const PICKER_SHEET_HEIGHT = 640;

/** px; up to this height of what is visible everything in a sheet but its field scrolls away. */
export const PICKER_SHORT_VIEW = 480;

/** px; the widest GIF in a message. */
export const MESSAGE_WIDTH = 248;
/** ms in which messages that come into view are asked for together. */
export const MESSAGE_BATCH = 50;
/** How many resolved references are kept for a provider, the newest ones. */
export const MESSAGE_KNOWN = 1000;
