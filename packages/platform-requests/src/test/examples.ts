import type { Platform } from '../create-platform.ts';

/** Arguments of a call without options, its first request, and the JSON of that request. */
type Example = readonly [args: readonly unknown[], request: string, body?: object];

type Strict = Platform['strict'];

const range = { start: 0, duration: 1 };
const fields = { display_name: 'Cats' };
const report = { reasons: ['off-topic'], search_term: 'cat' };
const takedowns = [{ gif_id: 'gif', reason: 'privacy' }];
const record = { story_id: 'story', publish_datetime: '2024-01-01' };
const form = { email: 'ada@example.com' };
const scheduled = [{ id: 'gif', is_sticker: false, type: 'gif' }];

const examples: { [Subject in keyof Strict]: Record<keyof Strict[Subject], Example> } = {
  channels: {
    getChannel: [[1], 'GET /api/v4/channels/1'],
    getChannelsBySlug: [['cats'], 'GET /api/v4/channels?slug=cats'],
    createChannel: [[fields], 'POST /api/v4/channels/', fields],
    moveChannel: [
      [1, { position: 'left', targetChannel: 2 }],
      'POST /api/v4/channels/1/move/',
      { position: 'left', target_channel: 2 },
    ],
    patchChannel: [[1, fields], 'PATCH /api/v4/channels/1/', fields],
    getChannelJob: [['job'], 'GET /api/v4/channels/retrieve-job/?job=job'],
    updateChannel: [[1, fields], 'PATCH /api/v4/channels/1/', fields],
    getChannelChildren: [[1], 'GET /api/v4/channels/1/children/'],
    getChannelFeed: [[1], 'GET /api/v4/channels/1/feed/?limit=25'],
    deleteChannel: [[1], 'DELETE /api/v4/channels/1/'],
  },
  channelGifs: {
    getChannelGifs: [[['a', 'b']], 'GET /api/v4/channel-gifs/?gif=a%2Cb'],
    addChannelGif: [[1, 'a'], 'POST /api/v4/channel-gifs/', { channel: 1, gif: 'a' }],
    removeChannelGif: [[1, 'a'], 'POST /api/v4/channel-gifs/remove/', { channel: 1, gif: 'a' }],
  },
  rankedTags: {
    createRankedTag: [
      [{ channel: 1, tag: 'cat', rank: 1 }],
      'POST /api/v4/channel-ranked-tags/',
      { channel: 1, tag: 'cat', rank: 1 },
    ],
    updateRankedTag: [[1, { rank: 2 }], 'PATCH /api/v4/channel-ranked-tags/1/', { rank: 2 }],
    deleteRankedTag: [[1], 'DELETE /api/v4/channel-ranked-tags/1/'],
  },
  magicTags: {
    createMagicTag: [
      [{ channel: 1, tag: 'cat' }],
      'POST /api/v4/channel-magic-tags/',
      { channel: 1, tag: 'cat' },
    ],
    deleteMagicTag: [[1], 'DELETE /api/v4/channel-magic-tags/1/'],
  },
  gifMetadata: {
    getTrendingStatus: [[['a', 'b']], 'GET /ajax/gifs/trending?gif_ids=a%2Cb'],
    getTagCounts: [['a'], 'GET /ajax/gif/a/tag-counts'],
    getGifMetadata: [[['a', 'b']], 'GET /ajax/gifs/metadata?gif_ids=a%2Cb'],
    getExtendedGifMetadata: [[['a', 'b']], 'GET /ajax/gifs/extended-metadata?gif_ids=a%2Cb'],
    getTagTranslations: [['a'], 'GET /ajax/gif/a/tag-translations'],
    updateGif: [
      ['a', 'title', 'Cat'],
      'POST /ajax/gif/update',
      { gif_id: 'a', key: 'title', value: 'Cat' },
    ],
  },
  languageTags: {
    getLanguageTags: [[['a', 'b'], 'de'], 'GET /ajax/gif/bulk/language-tags?gif_ids=a%2Cb&lang=de'],
    addLanguageTags: [
      ['a', ['Katze'], 'de'],
      'POST /ajax/gif/a/language-tags',
      { tags: ['Katze'], lang: 'de' },
    ],
    deleteLanguageTag: [
      ['a', 'Hund & Katze', 'de'],
      'DELETE /ajax/gif/a/language-tags?tag=Hund%20%26%20Katze&lang=de',
    ],
  },
  moderation: {
    moderateGif: [
      ['a', { is_hidden: true }],
      'POST /api/v1/gifs/a/moderation',
      { is_hidden: true },
    ],
  },
  takedowns: {
    takeDownGifs: [
      [takedowns],
      'POST /api/v3/content-takedown/takedown',
      { takedowns, send_email: false },
    ],
  },
  users: {
    getUser: [[1], 'GET /api/v1/users/1/'],
    updateUser: [[1, fields], 'PATCH /api/v1/users/1/', fields],
    getUserViewCount: [[1], 'GET /api/v1/users/1/view-count/'],
    getGifViewCount: [['a'], 'GET /api/v1/proxy-gif/a/view-count/'],
  },
  artists: { getArtists: [[], 'GET /api/v4/artists/?order=desc&sort=updatetime'] },
  searchService: {
    searchService: [[{ q: 'cat', limit: 2 }], 'GET /api/v1/search-service/search/?q=cat&limit=2'],
    exportSearch: [[{ q: 'cat' }], 'GET /api/v1/search-service/csv/?q=cat'],
    reportSearch: [[report], 'POST /ajax/report-search', report],
  },
  spotify: {
    getSpotifyArtist: [['spotify:1'], 'GET /api/v3/spotify/artist?spotify_url=spotify%3A1'],
  },
  tags: {
    getRelatedTags: [['good night'], 'GET /ajax/tags/related/gif/good%20night/'],
    predictTags: [[['data:,']], 'POST /ajax/tags/prediction/', { frames: ['data:,'] }],
  },
  account: {
    register: [[form], 'POST /api/v3/register', form],
    confirmRegistration: [[form], 'POST /api/v3/register/confirm', form],
    resendConfirmation: [[form], 'POST /api/v3/register/resend', form],
    resetPassword: [[form], 'POST /api/v3/password/reset', form],
  },
  imaging: {
    trimUrl: [['cat.mp4', range], 'GET /imaging/trim?media_url=cat.mp4&start=0&duration=1'],
    trimFile: [[new Blob(['cat']), range], 'POST /imaging/trim'],
    trim: [['cat.mp4', range], 'GET /imaging/trim?media_url=cat.mp4&start=0&duration=1'],
  },
  stories: {
    getStory: [['story'], 'GET /v1/stories/story'],
    getStoryBySlug: [['slug'], 'GET /v1/stories/slug/slug'],
    createStory: [[{ title: 'Cats' }], 'POST /v1/stories', { story: { title: 'Cats' } }],
    updateStory: [
      ['story', { title: 'Cats' }],
      'PUT /v1/stories/story',
      { story: { title: 'Cats' } },
    ],
    saveStory: [[{ story_id: 'story' }], 'PUT /v1/stories/story', { story: { story_id: 'story' } }],
    deleteStory: [['story'], 'DELETE /v1/stories/story'],
    getUserStories: [['ada'], 'GET /v1/stories?username=ada&gif_hydration_method=COVER_ONLY'],
    getPartnerArtistStories: [[], 'GET /v1/stories/partnerArtist?limit=50'],
  },
  storyTrending: {
    getTrendingStories: [[], 'GET /v1/stories/trending'],
    addTrendingStory: [[record], 'POST /v1/stories/trending', { trending_story: record }],
    removeTrendingStory: [['story'], 'DELETE /v1/stories/trending/story'],
  },
  scheduler: {
    scheduleTrending: [
      [1_700_000_000, scheduled],
      'POST /trendingscheduler/schedule?timestamp=1700000000',
      { gifs: scheduled },
    ],
    getSchedule: [[], 'GET /trendingscheduler/schedule?limit=25&offset=0&type=gif'],
    getSchedulerActivity: [[], 'GET /trendingscheduler/activity'],
    deleteScheduled: [[1], 'DELETE /trendingscheduler/schedule/1'],
  },
  environment: { getBuild: [[], 'GET /api/v3/env/build'] },
  login: { checkLogin: [[], 'GET /login/check'] },
  sharing: {
    instashare: [
      ['a', 'ada@example.com'],
      'POST /ajax/instashare/',
      { gif_id: 'a', to: 'ada@example.com' },
    ],
  },
  analytics: {
    sendAnalyticsEvent: [['a', 'view'], 'POST /ajax/gif/a/analytic/view/'],
    getDashboardTrendingSearches: [[], 'GET /api/v1/analytics/dashboard-trending-searches/'],
  },
};

export function exampleOf(subject: string, name: string): Example {
  const group = new Map<string, object>(Object.entries(examples)).get(subject) ?? {};
  const example = new Map<string, Example>(Object.entries(group)).get(name);
  if (!example) throw new Error(`No example of ${subject}.${name}`);
  return example;
}
