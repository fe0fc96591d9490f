export type { Id, Page, PlatformCall } from './call.ts';
export * from './calls/account.ts';
export * from './calls/analytics.ts';
export * from './calls/artists.ts';
export * from './calls/channel-gifs.ts';
export * from './calls/channels.ts';
export * from './calls/environment.ts';
export * from './calls/gif-metadata.ts';
export * from './calls/imaging.ts';
export * from './calls/language-tags.ts';
export * from './calls/login.ts';
export * from './calls/magic-tags.ts';
export * from './calls/moderation.ts';
export * from './calls/ranked-tags.ts';
export * from './calls/scheduler.ts';
export * from './calls/search-service.ts';
export * from './calls/sharing.ts';
export * from './calls/spotify.ts';
export * from './calls/stories.ts';
export * from './calls/story-trending.ts';
export * from './calls/tags.ts';
export * from './calls/takedowns.ts';
export * from './calls/users.ts';
export {
  type CallOptions,
  createPlatformContext,
  getApiKey,
  type PlatformContext,
  type PlatformOptions,
  type TokenOptions,
} from './context.ts';
export { createPlatform, type Platform } from './create-platform.ts';
export { ArgumentError, isPlatformError, PlatformError } from './errors.ts';
