import {
  BOOLEAN,
  byName,
  each,
  either,
  INTEGER,
  type JsonSchema,
  list,
  NULL,
  NUMBER,
  object,
  ref,
  STRING,
} from './json-schema.ts';

/** An id in a body: numbers are taken as texts, too. */
const ID = either(STRING, NUMBER);
const DATE = either(STRING, NULL);
const RATING: JsonSchema = { type: 'string', enum: ['y', 'g', 'pg', 'pg-13', 'r'] };

const page = (item: JsonSchema): JsonSchema =>
  object({ count: INTEGER, next: either(STRING, NULL), results: list(item) });

const METADATA = {
  ...each(STRING, 'title rating username import_datetime'),
  tags: list(STRING),
  is_hidden: BOOLEAN,
};

const CHANNEL_FIELDS = {
  ...each(STRING, 'slug? description? content_type?'),
  ...each(BOOLEAN, 'is_visible? is_private?'),
};

const STORY_FIELDS = {
  ...each(STRING, 'slug? username?'),
  'publish_datetime?': DATE,
  'gifs?': list(either(STRING, object({ id: STRING }))),
};

/** The schemas of the wider platform's responses and bodies, by name. */
export const PLATFORM_SCHEMAS = {
  ChannelTag: object({ id: NUMBER, channel: NUMBER, tag: STRING, 'rank?': NUMBER }),
  SiteChannel: object({
    id: NUMBER,
    parent: either(NUMBER, NULL),
    ...each(
      STRING,
      'url display_name slug type content_type short_display_name description ' +
        'metadata_description analytics_response_payload',
    ),
    ...each(BOOLEAN, 'has_children is_visible is_private is_live'),
    user: either(ref('User'), NULL),
    featured_gif: either(ref('Gif'), NULL),
    ...each(list(ref('ChannelTag')), 'tags syncable_tags'),
    ...each(list(ref('SiteChannel')), 'ancestors? children?'),
    ...each(NULL, 'screensaver_gif banner_image live_since_datetime live_until_datetime'),
  }),
  Story: object({
    ...each(STRING, 'story_id title slug username'),
    publish_datetime: DATE,
    'trending_datetime?': STRING,
    gif_count: INTEGER,
    gifs: list(ref('Gif')),
  }),
  ScheduleEntry: object({
    ...each(INTEGER, 'id timestamp'),
    gif: object({ ...each(STRING, 'id type'), is_sticker: BOOLEAN }),
  }),
} satisfies Record<string, JsonSchema>;

/** The responses of its endpoints. */
export const PLATFORM_RESPONSES = {
  siteChannel: ref('SiteChannel'),
  siteChannels: page(ref('SiteChannel')),
  siteGifs: page(ref('Gif')),
  updatedChannel: { allOf: [ref('SiteChannel'), object({ flush_uuid: STRING })] },
  job: object({ job: STRING, status: { type: 'string', enum: ['PENDING', 'DONE'] } }),
  channelGif: object({ channel: NUMBER, gif: STRING }),
  channelGifs: list(object({ channel: NUMBER, gif: STRING })),
  channelTag: ref('ChannelTag'),
  textsByName: byName(list(STRING)),
  counts: byName(INTEGER),
  gifsTrending: byName(object({ is_trending: BOOLEAN, trending_datetime: DATE })),
  gifsMetadata: byName(object(METADATA)),
  gifsExtendedMetadata: byName(
    object({
      ...METADATA,
      view_count: INTEGER,
      tag_counts: byName(INTEGER),
      channels: list(NUMBER),
    }),
  ),
  viewCount: object({ viewCount: INTEGER }),
  user: ref('User'),
  artists: page({ allOf: [ref('User'), object({ is_freelance: BOOLEAN })] }),
  siteSearch: object({ results: list(ref('Gif')), count: INTEGER, gps_keywords: list(STRING) }),
  siteTags: list(ref('Tag')),
  predictedTags: list(object({ tag: STRING, score: NUMBER })),
  artistName: object({ name: STRING }),
  searchCounts: list(object({ term: STRING, count: INTEGER })),
  story: ref('Story'),
  stories: object({ data: list(ref('Story')), next_cursor: either(STRING, NULL) }),
  trendingStory: object(each(STRING, 'story_id publish_datetime')),
  scheduleEntries: list(ref('ScheduleEntry')),
  schedule: object({ count: INTEGER, results: list(ref('ScheduleEntry')) }),
  activity: list(
    object({
      ...each(INTEGER, 'id timestamp'),
      action: { type: 'string', enum: ['schedule', 'delete'] },
      gif_id: STRING,
    }),
  ),
  build: object({ build: STRING }),
  login: object({ logged_in: BOOLEAN }),
  account: object({ ...each(STRING, 'email username'), confirmed: BOOLEAN }),
} satisfies Record<string, JsonSchema>;

/** The bodies of its endpoints: JSON, or a form with the same fields. */
export const PLATFORM_BODIES = {
  newChannel: object({
    display_name: STRING,
    ...CHANNEL_FIELDS,
    'parent?': either(STRING, NUMBER, NULL),
  }),
  channelChanges: object({ 'display_name?': STRING, ...CHANNEL_FIELDS }),
  channelMove: object({
    target_channel: ID,
    position: either(
      { type: 'string', enum: ['left', 'right', 'first-child', 'last-child'] },
      { type: 'string', pattern: '^[0-9]{1,9}$' },
      { type: 'integer', minimum: 0 },
    ),
  }),
  channelGif: object({ channel: ID, gif: ID }),
  channelTag: object({ channel: ID, tag: ID, 'rank?': INTEGER }),
  channelTagChanges: object({ 'tag?': ID, 'rank?': INTEGER }),
  languageTags: object({ lang: STRING, tags: list(STRING) }),
  gifUpdate: object({
    gif_id: ID,
    key: { type: 'string', enum: ['title', 'source', 'tags', 'rating', 'is_hidden'] },
    'value?': either(STRING, BOOLEAN, NUMBER, list(STRING)),
  }),
  moderation: object({ 'rating?': RATING, 'is_hidden?': BOOLEAN }),
  takedown: object({
    takedowns: list(object({ gif_id: ID, reason: ID })),
    'note?': STRING,
    'send_email?': BOOLEAN,
  }),
  profile: object(
    each(
      STRING,
      'display_name? description? avatar_url? website_url? twitter_url? facebook_url? ' +
        'instagram_url? tumblr_url? twitter? about_bio?',
    ),
  ),
  searchReport: object({ reasons: list(STRING) }),
  frames: object({ frames: { ...list({}), minItems: 1 } }),
  upload: object({ file: { type: 'string', format: 'binary' }, start: ID, duration: ID }),
  newStory: object({ story: object({ title: STRING, ...STORY_FIELDS }) }),
  storyChanges: object({ story: object({ 'title?': STRING, ...STORY_FIELDS }) }),
  trendingStory: object({ trending_story: object(each(STRING, 'story_id publish_datetime')) }),
  scheduledGifs: object({ gifs: list(object({ id: ID, type: ID, 'is_sticker?': BOOLEAN })) }),
  share: object({ gif_id: ID, to: ID }),
  registration: object(each(ID, 'email username password')),
  email: object({ email: STRING }),
} satisfies Record<string, JsonSchema>;
