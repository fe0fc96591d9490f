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

/**
 * Share of a carousel's width that its buttons scroll by; less than 1, so that the GIF at the edge stays in
 * view.
 */
export const CAROUSEL_SCROLL_SHARE = 0.9;

/** ms for which a first load shows no loader: most loads are over by then. */
export const LOADER_DELAY = 300;

/** Share of a GIF that must be in view before it counts as fully seen; 1 would miss by rounding. */
export const FULLY_IN_VIEW = 0.99;

/** px; size of the avatar in an attribution. */
export const ATTRIBUTION_AVATAR_SIZE = 32;

/** px; size of the verified badge in an attribution. */
export const VERIFIED_BADGE_SIZE = 14;

/** How many films play at the same time on a page; the others show their stills. */
export const MAX_PLAYING_FILMS = 24;

/** Media query of readers who ask for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** ms of fading and sliding. */
export const FADE_DURATION = 300;

/** Volume of a video that is not muted, from 0 to 1. */
export const DEFAULT_VOLUME = 0.7;

/** ms without a movement of the pointer after which the controls go away. */
export const CONTROLS_HIDE_DELAY = 4000;

/** ms that a video waits for data before it shows that. */
export const WAITING_DELAY = 500;

/** s by which an arrow key seeks, and share by which one changes the volume. */
export const SEEK_STEP = 5;
export const VOLUME_STEP = 0.1;

/** px; from this width on a video shows its volume. */
export const WIDE_PLAYER_WIDTH = 400;

/** px; from this height on a video shows its title. */
export const LARGE_PLAYER_HEIGHT = 300;

/** ms after the last key before a term is searched for. */
export const SEARCH_DEBOUNCE = 500;

/** ms after the last key before a picker asks for suggestions. */
export const PICKER_SUGGESTION_DEBOUNCE = 200;

/** px; up to this width or this height of the view a picker over the page is a bottom sheet. */
export const PICKER_SHEET_WIDTH = 480;
export const PICKER_SHEET_HEIGHT = 640;

/** px; up to this height of what is visible everything in a sheet but its field scrolls away. */
export const PICKER_SHORT_VIEW = 480;

/** px that a pointer moves before it pulls a sheet: less is a click. */
export const PICKER_SHEET_DRAG_SLOP = 8;

/** Share of its height that a sheet is pulled down until it closes when it is let go. */
export const PICKER_SHEET_PULL = 0.3;

/** px per ms; a sheet that is let go at this speed closes, even if it was pulled only a little. */
export const PICKER_SHEET_FLING = 0.5;

/** ms; a sheet's speed is measured over this time before it is let go. */
export const PICKER_SHEET_DRAG_TRAIL = 100;

/** px; the default width of a GIF in the message that it is sent in. */
export const PICKER_RENDITION_WIDTH = 400;

/** GIFs that a picker keeps. */
export const PICKER_RECENTS = 40;
export const PICKER_FAVOURITES = 100;

/** px; the widest GIF in a message. */
export const MESSAGE_WIDTH = 248;
/** ms in which messages that come into view are asked for together. */
export const MESSAGE_BATCH = 50;
/** How many resolved references are kept for a provider, the newest ones. */
export const MESSAGE_KNOWN = 1000;
