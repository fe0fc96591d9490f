import { isJson, tidyCopy } from './json.ts';
import { normalizeImages } from './normalize-images.ts';
import { normalizeUser } from './normalize-user.ts';
import { normalizeVideo } from './normalize-video.ts';
import type { IGif } from './types/gif.ts';

/** The flags that the service sends as 0 and 1, as booleans or not at all (spec.md section 3). */
const FLAGS = [
  'is_anonymous',
  'is_community',
  'is_featured',
  'is_hidden',
  'is_indexable',
  'is_preserve_size',
  'is_realtime',
  'is_removed',
  'is_sticker',
  'is_dynamic',
] as const satisfies readonly (keyof IGif)[];

/** What is shown or linked. */
const TEXTS = ['title', 'alt_text', 'url'] as const satisfies readonly (keyof IGif)[];

/** Tags come as strings or as objects with a text; whatever else stands there is no tag. */
const normalizeTags = (raw: unknown): unknown[] =>
  Array.isArray(raw)
    ? raw
        .map((tag: unknown) => (isJson(tag) ? tag.text : tag))
        .filter((tag) => typeof tag === 'string')
    : [];

const isId = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * A GIF as this library knows it, from one as the service sends it (spec.md section 3): the id a string,
 * tags strings, flags booleans, sizes integers. The input is never changed; fields unknown here are kept.
 *
 * @param responseId `meta.response_id` of the answer that it came in.
 * @throws TypeError when `raw` is no object or has no id: nothing could tell it from another.
 */
export function normalizeGif(raw: unknown, responseId = ''): IGif {
  if (!isJson(raw) || !isId(raw.id)) throw new TypeError('A GIF is an object with an id');
  const { user, video, ...gif } = tidyCopy(raw, FLAGS, TEXTS);
  const normalizedVideo = normalizeVideo(video);
  return {
    ...gif,
    ...(isJson(user) && { user: normalizeUser(user) }),
    ...(normalizedVideo && { video: normalizedVideo }),
    id: String(raw.id),
    tags: normalizeTags(gif.tags),
    images: normalizeImages(gif.images),
    bottle_data: isJson(gif.bottle_data) ? gif.bottle_data : {},
    response_id: responseId,
  } as unknown as IGif;
}
