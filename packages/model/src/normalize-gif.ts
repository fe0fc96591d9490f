import { isJson, tidyCopy } from './json.ts';
import { normalizeUser } from './normalize-user.ts';
import type { IGif } from './types/gif.ts';

/** Longest side in px that the GIF format supports. */
const MAX_PIXELS = 65_535;

/** Parses a size in px, which the service sends as a string. Returns 0 if it is invalid; caps it at MAX_PIXELS. */
function toPixels(value: unknown): number {
  // Converting an object to a number may throw.
  const pixels = typeof value === 'object' ? 0 : Math.trunc(Number(value));
  return pixels > 0 && Number.isFinite(pixels) ? Math.min(pixels, MAX_PIXELS) : 0;
}

/** Normalizes the objects of a record. Other entries are left out. */
function normalizeEntries(
  raw: unknown,
  normalize: (entry: Record<string, unknown>) => object,
): Record<string, unknown> {
  const entries = isJson(raw) ? tidyCopy(raw) : {};
  for (const [name, entry] of Object.entries(entries)) {
    if (isJson(entry)) entries[name] = normalize(entry);
    else delete entries[name];
  }
  return entries;
}

/** Normalizes renditions by name: sizes become integers, URLs strings. */
const normalizeImages = (raw: unknown) =>
  normalizeEntries(raw, (rendition) => ({
    ...tidyCopy(rendition, { optionalTexts: ['url', 'webp', 'mp4'] }),
    width: toPixels(rendition.width),
    height: toPixels(rendition.height),
  }));

const normalizeCaptions = (raw: unknown) =>
  normalizeEntries(raw, (track) => tidyCopy(track, { optionalTexts: ['srt', 'vtt'] }));

/** Normalizes a clip's video: assets and previews get integer sizes. Undefined if there is no video. */
function normalizeVideo(raw: unknown): Record<string, unknown> | undefined {
  if (!isJson(raw)) return undefined;
  const { captions, ...video } = tidyCopy(raw, {
    optionalTexts: ['description', 'dash_manifest_url', 'hls_manifest_url', 'native'],
  });
  return {
    ...video,
    ...(captions !== undefined && { captions: normalizeCaptions(captions) }),
    assets: normalizeImages(raw.assets),
    previews: normalizeImages(raw.previews),
  };
}

type Field = keyof IGif;

/** Booleans that the service sends as 0 or 1, as booleans, or not at all. */
const FLAGS = [
  'is_anonymous',
  'is_community',
  'is_featured',
  'is_flashing',
  'is_hidden',
  'is_indexable',
  'is_preserve_size',
  'is_realtime',
  'is_removed',
  'is_sticker',
  'is_dynamic',
] as const satisfies readonly Field[];

const TEXTS = ['title', 'url'] as const satisfies readonly Field[];

const OPTIONAL_TEXTS = [
  'alt_text',
  'type',
  'slug',
  'bitly_gif_url',
  'bitly_url',
  'embed_url',
  'username',
  'lang',
  'source',
  'rating',
  'content_url',
  'source_tld',
  'source_post_url',
  'import_datetime',
  'trending_datetime',
  'analytics_response_payload',
  'variation',
] as const satisfies readonly Field[];

/** Returns the tags. The service sends strings, or objects with a `text`. */
function normalizeTags(raw: unknown): string[] {
  const tags = Array.isArray(raw) ? raw : [];
  return tags
    .map((tag: unknown) => (isJson(tag) ? tag.text : tag))
    .filter((tag) => typeof tag === 'string');
}

/** Unpaired surrogate. No URL can contain it, so an id with one cannot be requested. */
const LONE_SURROGATE = /\p{Surrogate}/u;

function isId(value: unknown): value is string | number {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value !== '' && !LONE_SURROGATE.test(value);
}

/** Normalizes the source video of a GIF; undefined if its provider or id is missing. */
function normalizeExternalMedia(raw: unknown): Record<string, unknown> | undefined {
  if (!isJson(raw) || typeof raw.provider_name !== 'string') return undefined;
  const { start, asset_uid, ...media } = tidyCopy(raw);
  // Vimeo's ids are numbers.
  if (typeof asset_uid !== 'string' && typeof asset_uid !== 'number') return undefined;
  // Converting an object to a number may throw.
  const seconds = typeof start === 'object' ? Number.NaN : Number(start);
  const isKnown = seconds >= 0 && Number.isFinite(seconds);
  return { ...media, asset_uid: String(asset_uid), ...(isKnown && { start: seconds }) };
}

/**
 * Turns a GIF of the service into an `IGif`: the id and tags become strings, flags booleans, sizes integers of at
 * most 65,535 px, URLs strings. The input is never changed; unknown fields are kept.
 *
 * @param responseId `meta.response_id` of the response that contained the GIF.
 * @throws {TypeError} when `raw` is not an object, or has no id that a URL can contain.
 */
export function normalizeGif(raw: unknown, responseId = ''): IGif {
  if (!isJson(raw) || !isId(raw.id)) throw new TypeError('A GIF is an object with an id');
  const fields = { flags: FLAGS, texts: TEXTS, optionalTexts: OPTIONAL_TEXTS };
  const { user, video, external_media, ...gif } = tidyCopy(raw, fields);
  const normalizedVideo = normalizeVideo(video);
  const externalMedia = normalizeExternalMedia(external_media);
  return {
    ...gif,
    ...(isJson(user) && { user: normalizeUser(user) }),
    ...(normalizedVideo && { video: normalizedVideo }),
    ...(externalMedia && { external_media: externalMedia }),
    id: String(raw.id),
    tags: normalizeTags(gif.tags),
    images: normalizeImages(gif.images),
    bottle_data: isJson(gif.bottle_data) ? gif.bottle_data : {},
    response_id: responseId,
  } as unknown as IGif;
}
