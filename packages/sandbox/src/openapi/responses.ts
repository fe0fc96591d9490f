/** Schemas of the responses, for the OpenAPI document and for tests. */
import * as z from 'zod';

const TEXT = z.string();
const NUMBER = z.number();
const INTEGER = z.int();
const FLAG = z.boolean();
const NULL = z.null();

/** Fields with the same schema. Their names are in one text, separated by spaces. */
const each = <Schema extends z.ZodType>(schema: Schema, names: string): Record<string, Schema> =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

const byName = <Schema extends z.ZodType>(schema: Schema) => z.record(z.string(), schema);

const Meta = z.object({ status: INTEGER, msg: TEXT, response_id: TEXT }).meta({ id: 'Meta' });
const Pagination = z.object(each(INTEGER, 'total_count count offset')).meta({ id: 'Pagination' });

const envelope = (data: z.ZodType) => z.object({ data, meta: Meta });
const paged = (item: z.ZodType) =>
  z.object({ data: z.array(item), pagination: Pagination, meta: Meta });

const User = z
  .object({
    ...each(TEXT, 'avatar_url profile_url username display_name'),
    is_verified: FLAG,
    id: NUMBER.optional(),
    ...each(
      TEXT.optional(),
      'banner_image banner_url avatar attribution_display_name name description user_type website_url ' +
        'website_display_url facebook_url twitter twitter_url instagram_url tumblr_url ' +
        'date_joined metadata_title metadata_description',
    ),
    ...each(FLAG.optional(), 'suppress_chrome is_public is_staff is_superuser'),
    last_login: TEXT.nullish(),
  })
  .meta({ id: 'User' });

const Rendition = z
  .object(each(TEXT.optional(), 'url width height size mp4 mp4_size webp webp_size frames hash'))
  .meta({ id: 'Rendition' });

const Cta = z.object({ link: TEXT, text: TEXT }).meta({ id: 'Cta' });

const Gif = z
  .object({
    type: z.enum(['gif', 'sticker', 'text', 'video', 'emoji']),
    id: z.union([TEXT, NUMBER]),
    ...each(
      TEXT,
      'url slug bitly_gif_url bitly_url embed_url username source title rating content_url ' +
        'source_tld source_post_url import_datetime trending_datetime',
    ),
    tags: z.array(z.union([TEXT, z.object({ text: TEXT })])),
    featured_tags: z.array(TEXT),
    user_tags: z.array(TEXT).optional(),
    is_sticker: z.union([z.literal(0), z.literal(1)]),
    images: byName(Rendition),
    user: User.optional(),
    video: z.looseObject({}).optional(),
    cta: Cta.optional(),
    analytics_response_payload: TEXT.optional(),
    analytics: z.object(each(z.object({ url: TEXT }), 'onload onclick onsent')).optional(),
  })
  .meta({ id: 'Gif' });

const Tag = z
  .object({
    ...each(TEXT, 'name name_encoded response_id analytics_response_payload'),
    score: NUMBER.optional(),
  })
  .meta({ id: 'Tag' });

const Name = each(TEXT, 'name name_encoded');
const Category = z
  .object({ ...Name, gif: Gif.optional(), subcategories: z.array(z.object(Name)).optional() })
  .meta({ id: 'Category' });

const ChannelTag = z
  .object({ id: NUMBER, channel: NUMBER, tag: TEXT, rank: NUMBER.optional() })
  .meta({ id: 'ChannelTag' });

const Channel = z
  .object({
    id: NUMBER,
    parent: NUMBER.nullable(),
    ...each(
      TEXT,
      'url display_name slug type content_type short_display_name description metadata_description',
    ),
    ...each(FLAG, 'has_children is_visible is_private is_live'),
    banner_image: TEXT.nullable(),
    user: User,
    featured_gif: Gif.nullish(),
    ...each(z.array(ChannelTag), 'tags syncable_tags'),
    ...each(z.array(z.looseObject({})).optional(), 'ancestors children'),
    ...each(NULL, 'screensaver_gif live_since_datetime live_until_datetime'),
  })
  .meta({ id: 'Channel' });

const RequestRecord = z
  .object({
    ...each(TEXT, 'method path'),
    query: byName(TEXT),
    headers: byName(TEXT),
    status: INTEGER,
  })
  .meta({ id: 'RequestRecord' });

const Story = z
  .object({
    ...each(TEXT, 'story_id title slug username'),
    publish_datetime: TEXT.nullable(),
    trending_datetime: TEXT.optional(),
    gif_count: INTEGER,
    gifs: z.array(Gif),
  })
  .meta({ id: 'Story' });

const ScheduleEntry = z
  .object({
    ...each(INTEGER, 'id timestamp'),
    gif: z.object({ id: TEXT, type: TEXT, is_sticker: FLAG }),
  })
  .meta({ id: 'ScheduleEntry' });

const TenorItem = z
  .object({
    ...each(TEXT, 'id title content_description itemurl url'),
    media_formats: byName(
      z.object({
        url: TEXT,
        dims: z.tuple([INTEGER, INTEGER]),
        size: INTEGER,
        duration: NUMBER,
        preview: TEXT,
      }),
    ),
    created: NUMBER,
    tags: z.array(TEXT),
    flags: z.array(TEXT),
    hasaudio: FLAG,
  })
  .meta({ id: 'TenorItem' });

const Size = each(NUMBER, 'width height size');
const KlipyItem = z
  .object({
    id: INTEGER,
    ...each(TEXT, 'slug title'),
    tags: z.array(TEXT),
    type: z.enum(['gif', 'sticker', 'clip']),
    // A clip has one file of each format; others have each in four sizes.
    file: byName(z.union([TEXT, byName(z.object({ url: TEXT, ...Size }))])),
    file_meta: byName(z.object(Size)).optional(),
  })
  .meta({ id: 'KlipyItem' });

const klipy = (data: z.ZodType) => z.object({ result: z.literal(true), data });

/** A page of a list of the wider platform. */
const linked = (item: z.ZodType) =>
  z.object({ count: INTEGER, next: TEXT.nullable(), results: z.array(item) });

const Metadata = {
  ...each(TEXT, 'title rating username import_datetime'),
  tags: z.array(TEXT),
  is_hidden: FLAG,
};

const Faults = z.array(z.looseObject({ path: TEXT }));

/** The schemas of successful responses, by name. */
export const RESPONSES = {
  gifs: paged(Gif),
  gif: envelope(Gif),
  /** When nothing was found, the data is an empty list. */
  gifOrNone: envelope(z.union([Gif, z.array(z.never())])),
  emoji: z.object({
    data: z.array(Gif),
    pagination: z.looseObject(each(INTEGER, 'count offset')),
    meta: Meta,
  }),
  variations: envelope(z.array(Gif)),
  channels: paged(Channel),
  tags: paged(Tag),
  terms: envelope(z.array(TEXT)),
  categories: paged(Category),
  cta: envelope(z.object({ id: TEXT, cta: Cta.nullable() })),
  done: envelope(z.object({})),

  health: z.object({ status: TEXT, items: INTEGER }),
  requests: z.object({ requests: z.array(RequestRecord) }),
  events: z.object({ events: z.array(z.unknown()) }),
  faults: z.object({ faults: Faults }),
  clock: z.object({ now: TEXT }),

  tenorList: z.object({ results: z.array(TenorItem), next: TEXT }),
  tenorPosts: z.object({ results: z.array(TenorItem) }),
  tenorCategories: z.object({
    tags: z.array(z.object(each(TEXT, 'searchterm path image name'))),
  }),
  tenorTerms: z.object({ results: z.array(TEXT) }),
  nothing: z.object({}),
  klipyPage: klipy(
    z.object({
      data: z.array(KlipyItem),
      ...each(INTEGER, 'current_page per_page'),
      has_next: FLAG,
      meta: z.object(each(INTEGER, 'item_min_width ad_max_resize_percent')),
    }),
  ),
  klipyItems: klipy(z.object({ data: z.array(KlipyItem), has_next: FLAG })),
  klipyCategories: klipy(
    z.object({
      locale: TEXT,
      categories: z.array(z.object(each(TEXT, 'category query preview_url'))),
    }),
  ),
  klipyTerms: klipy(z.array(TEXT)),
  klipyDone: klipy(z.object({})),

  siteChannel: Channel,
  siteChannels: linked(Channel),
  siteGifs: linked(Gif),
  updatedChannel: z.intersection(Channel, z.object({ flush_uuid: TEXT })),
  job: z.object({ job: TEXT, status: z.enum(['PENDING', 'DONE']) }),
  channelGif: z.object({ channel: NUMBER, gif: TEXT }),
  channelGifs: z.array(z.object({ channel: NUMBER, gif: TEXT })),
  channelTag: ChannelTag,
  textsByName: byName(z.array(TEXT)),
  counts: byName(INTEGER),
  gifsTrending: byName(z.object({ is_trending: FLAG, trending_datetime: TEXT.nullable() })),
  gifsMetadata: byName(z.object(Metadata)),
  gifsExtendedMetadata: byName(
    z.object({
      ...Metadata,
      view_count: INTEGER,
      tag_counts: byName(INTEGER),
      channels: z.array(NUMBER),
    }),
  ),
  viewCount: z.object({ viewCount: INTEGER }),
  user: User,
  artists: linked(User),
  siteSearch: z.object({ results: z.array(Gif), count: INTEGER, gps_keywords: z.array(TEXT) }),
  siteTags: z.array(Tag),
  predictedTags: z.array(z.object({ tag: TEXT, score: NUMBER })),
  artistName: z.object({ name: TEXT }),
  searchCounts: z.array(z.object({ term: TEXT, count: INTEGER })),
  story: Story,
  stories: z.object({ data: z.array(Story), next_cursor: TEXT.nullable() }),
  trendingStory: z.object(each(TEXT, 'story_id publish_datetime')),
  scheduleEntries: z.array(ScheduleEntry),
  schedule: z.object({ count: INTEGER, results: z.array(ScheduleEntry) }),
  activity: z.array(
    z.object({
      ...each(INTEGER, 'id timestamp'),
      action: z.enum(['schedule', 'delete']),
      gif_id: TEXT,
    }),
  ),
  build: z.object({ build: TEXT }),
  login: z.object({ logged_in: FLAG }),
  account: z.object({ ...each(TEXT, 'email username'), confirmed: FLAG }),
} satisfies Record<string, z.ZodType>;

export type ResponseName = keyof typeof RESPONSES;

/** The schemas of refusals, by name. */
export const REFUSALS = {
  Error: z.object({ data: z.array(z.unknown()).optional(), meta: Meta }).meta({ id: 'Error' }),
  TenorError: z
    .object({ error: z.object({ code: INTEGER, message: TEXT, status: TEXT }) })
    .meta({ id: 'TenorError' }),
  KlipyError: z
    .object({ result: z.literal(false), errors: z.object({ message: z.array(TEXT) }) })
    .meta({ id: 'KlipyError' }),
};
