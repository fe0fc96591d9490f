/** For Gifkit's own servers and sites. */
export { escapeHtml } from './frame/embed-code.ts';
export {
  ANALYTICS_NAME,
  API_KEY_NAME,
  API_KEY_PATTERN,
  API_KEY_RULE,
  GIF_ID_PATTERN,
} from './frame/frame-options.ts';
export { isGifId } from './frame/frame-url.ts';
