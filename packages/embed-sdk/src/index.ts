export { EmbedError, type EmbedErrorCode, isEmbedError } from './embed-error.ts';
export { embedCode } from './frame/embed-code.ts';
export type { FrameOptions } from './frame/frame-options.ts';
export { frameUrl } from './frame/frame-url.ts';
export type { AutoHeightOptions } from './host/auto-height.ts';
export { connectEmbed, createEmbed, type EmbedOptions } from './host/create-embed.ts';
export type { ControlOptions, Embed, EmbedEvents } from './host/embed.ts';
export { start } from './markup/start.ts';
export type { PlayerEvents, PlayerState } from './protocol/messages.ts';
