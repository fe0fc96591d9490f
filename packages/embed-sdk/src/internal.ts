/** For our own servers and sites. */
export { escapeHtml } from './frame/escape-html.ts';
export { GIF_ID_PATTERN, isGifId } from './frame/gif-id.ts';
