import type { StrictPlatformCalls } from '../create-platform.ts';

const range = { start: 0, duration: 1 };

/** The arguments of one use of every call, without the options. */
export const examples: {
  [Subject in keyof StrictPlatformCalls]: {
    [Name in keyof StrictPlatformCalls[Subject]]: readonly unknown[];
  };
} = {
  channels: {
    getChannel: [1],
    getChannelsBySlug: ['cats'],
    createChannel: [{ display_name: 'Cats' }],
    moveChannel: [1, { position: 'left', targetChannel: 2 }],
    patchChannel: [1, { slug: 'cats' }],
    getChannelJob: ['job'],
    updateChannel: [1, { slug: 'cats' }],
    getChannelChildren: [1],
    getChannelFeed: [1],
    deleteChannel: [1],
  },
  channelGifs: {
    getChannelGifs: [['gif']],
    addChannelGif: [1, 'gif'],
    removeChannelGif: [1, 'gif'],
  },
  rankedTags: {
    createRankedTag: [{ channel: 1, tag: 'cat' }],
    updateRankedTag: [1, { rank: 2 }],
    deleteRankedTag: [1],
  },
  magicTags: { createMagicTag: [{ channel: 1, tag: 'cat' }], deleteMagicTag: [1] },
  gifMetadata: {
    getTrendingStatus: [['gif']],
    getTagCounts: ['gif'],
    getGifMetadata: [['gif']],
    getExtendedGifMetadata: [['gif']],
    getTagTranslations: ['gif'],
    updateGif: ['gif', 'title', 'Cat'],
  },
  languageTags: {
    getLanguageTags: [['gif'], 'de'],
    addLanguageTags: ['gif', ['Katze'], 'de'],
    deleteLanguageTag: ['gif', 'Katze', 'de'],
  },
  moderation: { moderateGif: ['gif', { is_hidden: true }] },
  takedowns: { takeDownGifs: [[{ gif_id: 'gif', reason: 'privacy' }]] },
  users: {
    getUser: [1],
    updateUser: [1, { display_name: 'Ada' }],
    getUserViewCount: [1],
    getGifViewCount: ['gif'],
  },
  artists: { getArtists: [] },
  searchService: {
    searchService: [{ q: 'cat' }],
    exportSearch: [{ q: 'cat' }],
    reportSearch: [{ reasons: [] }],
  },
  spotify: { getSpotifyArtist: ['spotify:artist:1'] },
  tags: { getRelatedTags: ['cat'], predictTags: [['data:,']] },
  account: {
    register: [{}],
    confirmRegistration: [{}],
    resendConfirmation: [{}],
    resetPassword: [{}],
  },
  imaging: {
    trimUrl: ['https://example.com/cat.mp4', range],
    trimFile: [new Blob(['cat']), range],
    trim: [new Blob(['cat']), range],
  },
  stories: {
    getStory: ['story'],
    getStoryBySlug: ['slug'],
    createStory: [{ title: 'Cats' }],
    updateStory: ['story', { title: 'Cats' }],
    saveStory: [{ story_id: 'story' }],
    deleteStory: ['story'],
    getUserStories: ['ada'],
    getPartnerArtistStories: [],
  },
  storyTrending: {
    getTrendingStories: [],
    addTrendingStory: [{ story_id: 'story', publish_datetime: '2024-01-01' }],
    removeTrendingStory: ['story'],
  },
  scheduler: {
    scheduleTrending: [1_700_000_000, []],
    getSchedule: [],
    getSchedulerActivity: [],
    deleteScheduled: [1],
  },
  environment: { getBuild: [] },
  login: { checkLogin: [] },
  sharing: { instashare: ['gif', 'ada@example.com'] },
  callToAction: { setCallToAction: ['gif'] },
  analytics: { sendAnalyticsEvent: ['gif', 'view'], getDashboardTrendingSearches: [] },
};
