import {
  confirmRegistration,
  register,
  resendConfirmation,
  resetPassword,
} from './calls/account.ts';
import { getDashboardTrendingSearches, sendAnalyticsEvent } from './calls/analytics.ts';
import { getArtists } from './calls/artists.ts';
import { setCallToAction } from './calls/call-to-action.ts';
import { addChannelGif, getChannelGifs, removeChannelGif } from './calls/channel-gifs.ts';
import {
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
import { getBuild } from './calls/environment.ts';
import {
  getExtendedGifMetadata,
  getGifMetadata,
  getTagCounts,
  getTagTranslations,
  getTrendingStatus,
  updateGif,
} from './calls/gif-metadata.ts';
import { trim, trimFile, trimUrl } from './calls/imaging.ts';
import { addLanguageTags, deleteLanguageTag, getLanguageTags } from './calls/language-tags.ts';
import { checkLogin } from './calls/login.ts';
import { createMagicTag, deleteMagicTag } from './calls/magic-tags.ts';
import { moderateGif } from './calls/moderation.ts';
import { createRankedTag, deleteRankedTag, updateRankedTag } from './calls/ranked-tags.ts';
import {
  deleteScheduled,
  getSchedule,
  getSchedulerActivity,
  scheduleTrending,
} from './calls/scheduler.ts';
import { exportSearch, reportSearch, searchService } from './calls/search-service.ts';
import { instashare } from './calls/sharing.ts';
import { getSpotifyArtist } from './calls/spotify.ts';
import {
  createStory,
  deleteStory,
  getPartnerArtistStories,
  getStory,
  getStoryBySlug,
  getUserStories,
  saveStory,
  updateStory,
} from './calls/stories.ts';
import {
  addTrendingStory,
  getTrendingStories,
  removeTrendingStory,
} from './calls/story-trending.ts';
import { getRelatedTags, predictTags } from './calls/tags.ts';
import { takeDownGifs } from './calls/takedowns.ts';
import { getGifViewCount, getUser, getUserViewCount, updateUser } from './calls/users.ts';

/** Every call, by subject. Written out, because bundlers keep all of a namespace object. */
export const groups = {
  channels: {
    getChannel,
    getChannelsBySlug,
    createChannel,
    moveChannel,
    patchChannel,
    getChannelJob,
    updateChannel,
    getChannelChildren,
    getChannelFeed,
    deleteChannel,
  },
  channelGifs: { getChannelGifs, addChannelGif, removeChannelGif },
  rankedTags: { createRankedTag, updateRankedTag, deleteRankedTag },
  magicTags: { createMagicTag, deleteMagicTag },
  gifMetadata: {
    getTrendingStatus,
    getTagCounts,
    getGifMetadata,
    getExtendedGifMetadata,
    getTagTranslations,
    updateGif,
  },
  languageTags: { getLanguageTags, addLanguageTags, deleteLanguageTag },
  moderation: { moderateGif },
  takedowns: { takeDownGifs },
  users: { getUser, updateUser, getUserViewCount, getGifViewCount },
  artists: { getArtists },
  searchService: { searchService, exportSearch, reportSearch },
  spotify: { getSpotifyArtist },
  tags: { getRelatedTags, predictTags },
  account: { register, confirmRegistration, resendConfirmation, resetPassword },
  imaging: { trimUrl, trimFile, trim },
  stories: {
    getStory,
    getStoryBySlug,
    createStory,
    updateStory,
    saveStory,
    deleteStory,
    getUserStories,
    getPartnerArtistStories,
  },
  storyTrending: { getTrendingStories, addTrendingStory, removeTrendingStory },
  scheduler: { scheduleTrending, getSchedule, getSchedulerActivity, deleteScheduled },
  environment: { getBuild },
  login: { checkLogin },
  sharing: { instashare },
  callToAction: { setCallToAction },
  analytics: { sendAnalyticsEvent, getDashboardTrendingSearches },
};
