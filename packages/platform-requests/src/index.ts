export {
  type AccountForm,
  confirmRegistration,
  register,
  resendConfirmation,
  resetPassword,
} from './calls/account.ts';
export {
  getDashboardTrendingSearches,
  sendAnalyticsEvent,
  type TrendingSearch,
  type TrendingSearchesOptions,
} from './calls/analytics.ts';
export { type ArtistsOptions, getArtists } from './calls/artists.ts';
export { setCallToAction } from './calls/call-to-action.ts';
export {
  addChannelGif,
  type ChannelGif,
  getChannelGifs,
  removeChannelGif,
} from './calls/channel-gifs.ts';
export type {
  ChannelFields,
  ChannelJob,
  ChannelMove,
  ChannelUpdate,
  FeedOptions,
  GetChannelOptions,
} from './calls/channel-types.ts';
export {
  createChannel,
  deleteChannel,
  getChannel,
  getChannelChildren,
  getChannelFeed,
  getChannelJob,
  getChannelsBySlug,
  moveChannel,
  patchChannel,
  updateChannel,
} from './calls/channels.ts';
export { type Build, getBuild } from './calls/environment.ts';
export {
  type ExtendedGifMetadata,
  type GifMetadata,
  getExtendedGifMetadata,
  getGifMetadata,
  getTagCounts,
  getTagTranslations,
  getTrendingStatus,
  type TrendingStatus,
  updateGif,
} from './calls/gif-metadata.ts';
export { type TrimRange, trim, trimFile, trimUrl } from './calls/imaging.ts';
export { addLanguageTags, deleteLanguageTag, getLanguageTags } from './calls/language-tags.ts';
export { checkLogin, type LoginStatus } from './calls/login.ts';
export { createMagicTag, deleteMagicTag, type MagicTagFields } from './calls/magic-tags.ts';
export { type Moderation, moderateGif } from './calls/moderation.ts';
export {
  createRankedTag,
  deleteRankedTag,
  type RankedTag,
  type RankedTagFields,
  updateRankedTag,
} from './calls/ranked-tags.ts';
export type { Id, Page } from './calls/result-types.ts';
export {
  deleteScheduled,
  getSchedule,
  getSchedulerActivity,
  type ScheduleActivity,
  type ScheduledItem,
  type ScheduleEntry,
  type ScheduleOptions,
  type SchedulePage,
  scheduleTrending,
} from './calls/scheduler.ts';
export {
  exportSearch,
  reportSearch,
  type SearchReport,
  type SearchServiceQuery,
  type SearchServiceResult,
  searchService,
} from './calls/search-service.ts';
export { instashare } from './calls/sharing.ts';
export { getSpotifyArtist } from './calls/spotify.ts';
export {
  createStory,
  deleteStory,
  getPartnerArtistStories,
  getStory,
  getStoryBySlug,
  getUserStories,
  type PartnerArtistStoriesOptions,
  saveStory,
  type UserStoriesOptions,
  updateStory,
} from './calls/stories.ts';
export {
  addTrendingStory,
  getTrendingStories,
  removeTrendingStory,
  type TrendingStoriesOptions,
} from './calls/story-trending.ts';
export type { Story, StoryDraft, StoryPage, TrendingStory } from './calls/story-types.ts';
export { getRelatedTags, predictTags, type TagPrediction, type TagResult } from './calls/tags.ts';
export { type Takedown, type TakedownOptions, takeDownGifs } from './calls/takedowns.ts';
export {
  getGifViewCount,
  getUser,
  getUserViewCount,
  updateUser,
  type ViewCount,
} from './calls/users.ts';
export { getApiClient } from './context/api-client.ts';
export type { ApiArea, ApiKeys } from './context/api-keys.ts';
export { createPlatformContext, type PlatformContext } from './context/context.ts';
export { getApiKey } from './context/get-api-key.ts';
export type {
  CallOptions,
  PlatformOptions,
  SecretSource,
  TokenOptions,
} from './context/options.ts';
export type { Wait } from './context/wait.ts';
export {
  createPlatform,
  type Platform,
  type PlatformCalls,
  type StrictPlatformCalls,
} from './create-platform.ts';
export type { Auth } from './credentials/auth.ts';
export type { PlatformCall } from './define/platform-call.ts';
export { ArgumentError } from './errors/argument-error.ts';
export {
  isPlatformError,
  PlatformError,
  type PlatformErrorOptions,
} from './errors/platform-error.ts';
export type { Endpoint, Method } from './transport/endpoint.ts';
