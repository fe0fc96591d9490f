/** Fields of the service's recorded responses, with their JSON types. */
export type Shape = Readonly<Record<string, string>>;

const strings = (names: string): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'string']));
const numbers = (names: string): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'number']));
const arrays = (names: string): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'array']));
const booleans = (names: string): Shape =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'boolean']));

/** What every item has. */
export const GIF: Shape = {
  ...strings(
    'type id url slug bitly_gif_url bitly_url embed_url username source title rating content_url ' +
      'source_tld source_post_url import_datetime trending_datetime',
  ),
  ...arrays('tags featured_tags'),
  is_sticker: 'number',
  images: 'object',
};

/** What items in search results have besides; `user` where there is one. */
export const SEARCHED_GIF: Shape = {
  ...GIF,
  user_tags: 'array',
  analytics_response_payload: 'string',
  analytics: 'object',
};

export const EMOJI_VARIATION: Shape = {
  ...GIF,
  emoji_group_id: 'number',
  variation: 'string',
  user: 'object',
};

export const DEFAULT_EMOJI: Shape = {
  ...EMOJI_VARIATION,
  ...strings('caption source_domain create_datetime update_datetime'),
  ...numbers(
    'index_id is_hidden is_removed is_community is_anonymous is_featured is_realtime is_nsfw variation_count',
  ),
  user_tags: 'array',
};

/** What the user of a search result has. */
export const USER: Shape = {
  ...strings('avatar_url banner_image banner_url profile_url username display_name'),
  is_verified: 'boolean',
};

/** What the users of emoji and channels have. */
export const FULL_USER: Shape = {
  ...USER,
  id: 'number',
  ...strings(
    'avatar attribution_display_name name description user_type website_url website_display_url ' +
      'facebook_url twitter_url twitter instagram_url tumblr_url date_joined',
  ),
  ...booleans('suppress_chrome is_public is_staff is_superuser'),
  last_login: 'null',
};

/** Besides, emoji users have these. */
export const EMOJI_USER: Shape = {
  ...FULL_USER,
  ...strings('metadata_title metadata_description'),
};

export const CHANNEL: Shape = {
  id: 'number',
  ...strings(
    'url display_name slug type content_type banner_image short_display_name description metadata_description',
  ),
  ...booleans('has_children is_visible is_private is_live'),
  ...arrays('tags ancestors syncable_tags'),
  user: 'object',
  featured_gif: 'object',
  parent: 'null',
  screensaver_gif: 'null',
  live_since_datetime: 'null',
  live_until_datetime: 'null',
};

/** The renditions of a GIF, with their fields; every value is a string. */
export const RENDITIONS: Readonly<Record<string, string>> = {
  original: 'height width size url mp4_size mp4 webp_size webp frames hash',
  downsized: 'height width size url',
  downsized_large: 'height width size url',
  downsized_medium: 'height width size url',
  downsized_small: 'height width mp4_size mp4',
  downsized_still: 'height width size url',
  fixed_height: 'height width size url mp4_size mp4 webp_size webp',
  fixed_height_downsampled: 'height width size url webp_size webp',
  fixed_height_small: 'height width size url mp4_size mp4 webp_size webp',
  fixed_height_small_still: 'height width size url',
  fixed_height_still: 'height width size url',
  fixed_width: 'height width size url mp4_size mp4 webp_size webp',
  fixed_width_downsampled: 'height width size url webp_size webp',
  fixed_width_small: 'height width size url mp4_size mp4 webp_size webp',
  fixed_width_small_still: 'height width size url',
  fixed_width_still: 'height width size url',
  looping: 'mp4_size mp4',
  original_still: 'height width size url',
  original_mp4: 'height width mp4_size mp4',
  preview: 'height width mp4_size mp4',
  preview_gif: 'height width size url',
  preview_webp: 'height width size url',
  '480w_still': 'height width size url',
};

/** Renditions that emoji have besides. */
export const EMOJI_RENDITIONS: Readonly<Record<string, string>> = {
  ...RENDITIONS,
  hd: 'height width mp4_size mp4',
  source: 'height width size url',
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** The fields that an object has, with their types. */
export const shapeOf = (value: Readonly<Record<string, unknown>>): Shape =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typeOf(field)]));
