/** How many px a rendition may be scaled up before a larger one is chosen. */
export const RENDITION_SCALE_UP_TOLERANCE = 50;

/** With `media` `'auto'`, an MP4 replaces a picture when it has at most this share of the picture's bytes. */
export const FILM_SHARE = 0.5;

/** Height in px of the avatar variant that is requested. */
export const AVATAR_VARIANT_HEIGHT = 80;

/** How many default avatars there are, numbered from 1. */
export const DEFAULT_AVATARS = 5;

/** Where the default avatars live. */
export const DEFAULT_AVATAR_BASE_URL = 'https://media.giphy.com/avatars/';

/** How many tags an alt text has, with and without a username. */
export const ALT_TEXT_TAGS_WITH_USER = 4;
export const ALT_TEXT_TAGS_WITHOUT_USER = 5;

/** Size that an image is resized to. */
export const RESIZED_IMAGE = '200h';

/** The grid that pages are laid out on, in px. */
export const DEFINED_GRID = { columns: 12, columnWidth: 72, spacing: 16, width: 1040 } as const;

/** The longest side of a picture, in px: the GIF format has no room for more. */
export const MAX_PIXELS = 65_535;

/** How many times as wide as high, or as high as wide, a picture is laid out at most. */
export const MAX_ASPECT_RATIO = 100;
