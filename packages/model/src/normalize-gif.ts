import { copyOf, isJson, type Json } from './json.ts';
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

/** Tags come as strings or as objects with a text; whatever else stands there is no tag. */
function normalizeTags(raw: unknown): string[] {
  const tags: string[] = [];
  for (const tag of Array.isArray(raw) ? raw : []) {
    const text: unknown = isJson(tag) ? tag.text : tag;
    if (typeof text === 'string') tags.push(text);
  }
  return tags;
}

/** What this library relies on being a string. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A GIF as this library knows it, from one as the service sends it (spec.md section 3): the id a string,
 * tags strings, flags booleans, sizes integers. The input is never changed; fields unknown here are kept.
 *
 * @param responseId `meta.response_id` of the answer that it came in.
 * @throws TypeError when `raw` is no object or has no id: nothing could tell it from another.
 */
export function normalizeGif(raw: unknown, responseId = ''): IGif {
  if (!isJson(raw)) {
    throw new TypeError(`A GIF has to be an object, got ${raw === null ? 'null' : typeof raw}`);
  }
  const { id } = raw;
  if ((typeof id !== 'string' && typeof id !== 'number') || id === '') {
    throw new TypeError('A GIF has to have an id that is a string or a number');
  }
  const { user, video, ...rest }: Json = raw;
  const normalizedVideo = normalizeVideo(video);
  const gif: Record<string, unknown> = {
    ...copyOf(rest),
    id: String(id),
    title: textOf(raw.title),
    tags: normalizeTags(raw.tags),
    images: normalizeImages(raw.images),
    bottle_data: isJson(raw.bottle_data) ? raw.bottle_data : {},
    response_id: responseId,
  };
  for (const flag of FLAGS) gif[flag] = Boolean(raw[flag]);
  if (isJson(user)) gif.user = normalizeUser(user);
  if (normalizedVideo) gif.video = normalizedVideo;
  return gif as unknown as IGif;
}
