/** A page of its own rather than a frame on somebody's page: `--wide-frame` of media.css. */
export const WIDE_FRAME_QUERY = '(width >= 720px)';

/** Variable with the GIF's width by height; the server sends its value with the page. */
export const RATIO = '--ratio';
