export type { AutoHeightOptions } from './auto-height.ts';
export { connectEmbed } from './connect-embed.ts';
export { createEmbed, type EmbedOptions } from './create-embed.ts';
export type { ControlOptions, Embed, EmbedEvents } from './embed.ts';
export { EmbedError, type EmbedErrorCode, isEmbedError } from './embed-error.ts';
export type { FrameOptions } from './frame.ts';
export type { PlayerEvents, PlayerState } from './protocol.ts';
export { start } from './start.ts';
