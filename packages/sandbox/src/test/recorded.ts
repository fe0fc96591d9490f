import type { Shape } from './difference.ts';

/** Object whose fields all have one type. `names` is separated by spaces. */
const each = (type: string, names: string): Record<string, Shape> =>
  Object.fromEntries(names.split(' ').map((name) => [name, type]));

const META: Shape = { status: 'number', msg: 'string', response_id: 'string' };
const PAGINATION: Shape = each('number', 'total_count count offset');

const IMAGE = each('string', 'height width size url');
const MP4 = each('string', 'height width mp4_size mp4');
const WEBP = each('string', 'webp_size webp');
const ALL = { ...IMAGE, ...MP4, ...WEBP };

/** Renditions that every recorded item has. */
const COMMON_IMAGES: Record<string, Shape> = {
  original: { ...ALL, frames: 'string', hash: 'string' },
  downsized: IMAGE,
  downsized_large: IMAGE,
  downsized_medium: IMAGE,
  downsized_small: MP4,
  downsized_still: IMAGE,
  fixed_height: ALL,
  fixed_height_downsampled: { ...IMAGE, ...WEBP },
  fixed_height_small: ALL,
  fixed_height_small_still: IMAGE,
  fixed_height_still: IMAGE,
  fixed_width: ALL,
  fixed_width_downsampled: { ...IMAGE, ...WEBP },
  fixed_width_small: ALL,
  fixed_width_small_still: IMAGE,
  fixed_width_still: IMAGE,
  looping: each('string', 'mp4_size mp4'),
  original_still: IMAGE,
  original_mp4: MP4,
  preview: MP4,
  preview_gif: IMAGE,
};
/** The size of this one is optional. */
const WIDE_STILL: Shape = { ...each('string', 'height width url'), 'size?': 'string' };

const COMMON_GIF: Record<string, Shape> = {
  ...each(
    'string',
    'type id url slug bitly_gif_url bitly_url embed_url username source title rating content_url ' +
      'source_tld source_post_url import_datetime trending_datetime',
  ),
  is_sticker: 'number',
};

/** Tags in lists of GIFs are strings in some items and objects in others. */
const GIF: Shape = {
  ...COMMON_GIF,
  ...each('array', 'tags featured_tags user_tags'),
  images: { ...COMMON_IMAGES, preview_webp: IMAGE, '480w_still': WIDE_STILL },
  analytics_response_payload: 'string',
  analytics: Object.fromEntries(
    ['onload', 'onclick', 'onsent'].map((name) => [name, { url: 'string' }]),
  ),
  'user?': {
    ...each('string', 'avatar_url banner_image banner_url profile_url username display_name'),
    is_verified: 'boolean',
  },
};

const FULL_USER: Record<string, Shape> = {
  id: 'number',
  ...each(
    'string',
    'avatar avatar_url banner_image banner_url profile_url username display_name ' +
      'attribution_display_name name description user_type website_url website_display_url ' +
      'facebook_url twitter twitter_url instagram_url tumblr_url date_joined',
  ),
  ...each('boolean', 'suppress_chrome is_public is_staff is_superuser is_verified'),
};

const FLAGS = each(
  'number',
  'is_hidden is_removed is_community is_anonymous is_featured is_realtime',
);
const DATES = each('string', 'create_datetime update_datetime');

const EMOJI_VARIATION: Record<string, Shape> = {
  ...COMMON_GIF,
  tags: ['string'],
  featured_tags: ['string'],
  images: {
    ...COMMON_IMAGES,
    preview_webp: IMAGE,
    '480w_still': WIDE_STILL,
    hd: MP4,
    source: IMAGE,
  },
  user: {
    ...FULL_USER,
    ...each('string', 'metadata_title metadata_description'),
    last_login: 'null',
  },
  emoji_group_id: 'number',
  variation: 'string',
};

const DEFAULT_EMOJI: Shape = {
  ...EMOJI_VARIATION,
  ...FLAGS,
  ...DATES,
  ...each('string', 'caption source_domain'),
  ...each('number', 'index_id is_nsfw variation_count'),
  user_tags: 'array',
};

const CHANNEL_USER: Shape = { ...FULL_USER, last_login: 'string' };

const FEATURED_GIF: Shape = {
  ...COMMON_GIF,
  ...FLAGS,
  ...DATES,
  index_id: 'number',
  tags: ['string'],
  featured_tags: 'array',
  images: { ...COMMON_IMAGES, '480w_still': WIDE_STILL },
  user: CHANNEL_USER,
};

const CHANNEL: Shape = {
  ...each('number', 'id'),
  ...each(
    'string',
    'url display_name slug type content_type short_display_name description metadata_description',
  ),
  ...each('boolean', 'has_children is_visible is_private is_live'),
  ...each('null', 'parent screensaver_gif live_since_datetime live_until_datetime'),
  banner_image: 'string|null',
  user: CHANNEL_USER,
  'featured_gif|null': FEATURED_GIF,
  tags: [{ id: 'number', channel: 'number', tag: 'string', rank: 'number' }],
  syncable_tags: [{ id: 'number', channel: 'number', tag: 'string' }],
  ancestors: 'array',
};

/** Recorded shapes of the service's responses: paths and types, without contents. */
export const RECORDED = {
  gifs: { data: [GIF], pagination: PAGINATION, meta: META },
  gif: { data: GIF, meta: META },
  emoji: {
    data: [DEFAULT_EMOJI],
    pagination: each('number', 'count offset next_cursor'),
    meta: META,
  },
  variations: { data: [EMOJI_VARIATION], meta: META },
  channels: { data: [CHANNEL], pagination: PAGINATION, meta: META },
  trendingSearches: { data: ['string'], meta: META },
} satisfies Record<string, Shape>;
