export { EmbedError, type EmbedErrorCode, isEmbedError } from './embed-error.ts';
export { embedCode, escapeHtml } from './frame/embed-code.ts';
export { frameUrl } from './frame/frame-url.ts';
export { connectEmbed, createEmbed } from './host/create-embed.ts';
export type { Embed, EmbedEvents } from './host/embed.ts';
export { start } from './markup/start.ts';
export { API_KEY_RULE, GIF_ID_PATTERN, isGifId } from './options/check-options.ts';
export {
  type ControlOptions,
  EMBED_OPTIONS,
  type EmbedOptions,
  type FrameOptions,
} from './options/embed-options.ts';
export type { PlayerEvents, PlayerState } from './protocol/messages.ts';
