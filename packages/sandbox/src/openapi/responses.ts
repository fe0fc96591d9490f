/** Schemas of the public API's responses, for the OpenAPI document and for tests. */
import * as z from 'zod';

const TEXT = z.string();
const NUMBER = z.number();
const INTEGER = z.int();
const FLAG = z.boolean();
const NULL = z.null();

/** Fields with the same schema. `names` is separated by spaces. */
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

export const RESPONSES = {
  gifs: paged(Gif),
  gif: envelope(Gif),
  /** `data` is an empty list if nothing was found. */
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
} satisfies Record<string, z.ZodType>;

export type ResponseName = keyof typeof RESPONSES;

export const REFUSALS = {
  Error: z.object({ data: z.array(z.unknown()).optional(), meta: Meta }).meta({ id: 'Error' }),
  TenorError: z
    .object({ error: z.object({ code: INTEGER, message: TEXT, status: TEXT }) })
    .meta({ id: 'TenorError' }),
  KlipyError: z
    .object({ result: z.literal(false), errors: z.object({ message: z.array(TEXT) }) })
    .meta({ id: 'KlipyError' }),
};
