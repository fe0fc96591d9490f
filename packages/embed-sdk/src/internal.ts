/** For our own servers and sites. */
export { API_KEY_NAME, API_KEY_RULE, isApiKey } from './frame/api-key.ts';
export { escapeHtml } from './frame/escape-html.ts';
export { GIF_ID_PATTERN, isGifId } from './frame/gif-id.ts';
