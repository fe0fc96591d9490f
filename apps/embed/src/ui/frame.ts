import { HIDE_LAYOUT_HEIGHT, HIDE_LAYOUT_WIDTH } from '../constants.ts';

/** A frame too small for anything beside the GIF. */
export const SMALL_FRAME = `@media (width < ${HIDE_LAYOUT_WIDTH}px), (height < ${HIDE_LAYOUT_HEIGHT}px)`;

/** A frame with room for a title and a button. */
export const TINY_FRAME = '@media (height < 160px)';

/** A page of its own rather than a frame on somebody's page; px. */
export const WIDE_FRAME_WIDTH = 720;
export const WIDE_FRAME_QUERY = `(width >= ${WIDE_FRAME_WIDTH}px)`;
export const WIDE_FRAME = `@media ${WIDE_FRAME_QUERY}`;

/** Variable with the GIF's width by height; the server sends its value with the page. */
export const RATIO = '--ratio';
