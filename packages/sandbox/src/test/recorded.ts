import * as z from 'zod';

const text = z.string();
const number = z.number();
const flag = z.boolean();
const list = z.array(z.unknown());
const texts = z.array(text);

/** Fields of one type. `names` is separated by spaces. */
const each = (type: z.ZodType, names: string): z.ZodRawShape =>
  Object.fromEntries(names.split(' ').map((name) => [name, type]));

const META = z.strictObject({ status: number, msg: text, response_id: text });
const PAGINATION = z.strictObject(each(number, 'total_count count offset'));

const IMAGE = z.strictObject(each(text, 'height width size url'));
const MP4 = z.strictObject(each(text, 'height width mp4_size mp4'));
const WEBP = z.strictObject(each(text, 'webp_size webp'));
const PICTURE = IMAGE.extend(WEBP.shape);
const ALL = PICTURE.extend(MP4.shape);

/** Renditions that every recorded item has. The size of the wide still is optional. */
const COMMON_IMAGES = z.strictObject({
  original: ALL.extend({ frames: text, hash: text }),
  downsized: IMAGE,
  downsized_large: IMAGE,
  downsized_medium: IMAGE,
  downsized_small: MP4,
  downsized_still: IMAGE,
  fixed_height: ALL,
  fixed_height_downsampled: PICTURE,
  fixed_height_small: ALL,
  fixed_height_small_still: IMAGE,
  fixed_height_still: IMAGE,
  fixed_width: ALL,
  fixed_width_downsampled: PICTURE,
  fixed_width_small: ALL,
  fixed_width_small_still: IMAGE,
  fixed_width_still: IMAGE,
  looping: z.strictObject(each(text, 'mp4_size mp4')),
  original_still: IMAGE,
  original_mp4: MP4,
  preview: MP4,
  preview_gif: IMAGE,
  '480w_still': IMAGE.extend({ size: text.optional() }),
});

const COMMON_GIF: z.ZodRawShape = {
  ...each(
    text,
    'type id url slug bitly_gif_url bitly_url embed_url username source title rating content_url ' +
      'source_tld source_post_url import_datetime trending_datetime',
  ),
  is_sticker: number,
};

const USER = z.strictObject({
  ...each(text, 'avatar_url banner_image banner_url profile_url username display_name'),
  is_verified: flag,
});

const ACTION = z.strictObject({ url: text });

/** Tags in lists of GIFs are strings in some items and objects in others. */
const GIF = z.strictObject({
  ...COMMON_GIF,
  ...each(list, 'tags featured_tags user_tags'),
  images: COMMON_IMAGES.extend({ preview_webp: IMAGE }),
  analytics_response_payload: text,
  analytics: z.strictObject(each(ACTION, 'onload onclick onsent')),
  user: USER.optional(),
});

const FULL_USER = USER.extend({
  id: number,
  ...each(
    text,
    'avatar attribution_display_name name description user_type website_url website_display_url ' +
      'facebook_url twitter twitter_url instagram_url tumblr_url date_joined',
  ),
  ...each(flag, 'suppress_chrome is_public is_staff is_superuser'),
});

const FLAGS = each(
  number,
  'is_hidden is_removed is_community is_anonymous is_featured is_realtime',
);
const DATES = each(text, 'create_datetime update_datetime');

const EMOJI_VARIATION = z.strictObject({
  ...COMMON_GIF,
  tags: texts,
  featured_tags: texts,
  images: COMMON_IMAGES.extend({ preview_webp: IMAGE, hd: MP4, source: IMAGE }),
  user: FULL_USER.extend({
    ...each(text, 'metadata_title metadata_description'),
    last_login: z.null(),
  }),
  emoji_group_id: number,
  variation: text,
});

const DEFAULT_EMOJI = EMOJI_VARIATION.extend({
  ...FLAGS,
  ...DATES,
  ...each(text, 'caption source_domain'),
  ...each(number, 'index_id is_nsfw variation_count'),
  user_tags: list,
});

const CHANNEL_USER = FULL_USER.extend({ last_login: text });

const FEATURED_GIF = z.strictObject({
  ...COMMON_GIF,
  ...FLAGS,
  ...DATES,
  index_id: number,
  tags: texts,
  featured_tags: list,
  images: COMMON_IMAGES,
  user: CHANNEL_USER,
});

const CHANNEL_TAG = z.strictObject({ id: number, channel: number, tag: text });

const CHANNEL = z.strictObject({
  id: number,
  ...each(
    text,
    'url display_name slug type content_type short_display_name description metadata_description',
  ),
  ...each(flag, 'has_children is_visible is_private is_live'),
  ...each(z.null(), 'parent screensaver_gif live_since_datetime live_until_datetime'),
  banner_image: text.nullable(),
  user: CHANNEL_USER,
  featured_gif: FEATURED_GIF.nullable(),
  tags: z.array(CHANNEL_TAG.extend({ rank: number })),
  syncable_tags: z.array(CHANNEL_TAG),
  ancestors: list,
});

const page = (item: z.ZodType, pagination = PAGINATION) =>
  z.strictObject({ data: z.array(item), pagination, meta: META });

/** Recorded shapes of the service's responses: fields and types, without contents. */
export const RECORDED = {
  gifs: page(GIF),
  gif: z.strictObject({ data: GIF, meta: META }),
  emoji: page(DEFAULT_EMOJI, z.strictObject(each(number, 'count offset next_cursor'))),
  variations: z.strictObject({ data: z.array(EMOJI_VARIATION), meta: META }),
  channels: page(CHANNEL),
  trendingSearches: z.strictObject({ data: texts, meta: META }),
};
