import { normalizeItems } from '@gifkit/fetch-api/internal';
import { type IChannel, type IGif, type IUser, normalizeGif, normalizeUser } from '@gifkit/model';
import { isJson, tidyCopy } from '@gifkit/model/internal';

export function toUser<T extends IUser>(item: unknown): T {
  if (!isJson(item)) throw new TypeError('A user must be an object');
  return normalizeUser(item) as T;
}

const CHANNEL_TEXTS = [
  'url',
  'slug',
  'display_name',
  'short_display_name',
  'description',
  'metadata_description',
];

function toGifOrNull(item: unknown): IGif | null {
  try {
    return normalizeGif(item);
  } catch {
    return null;
  }
}

const toChannels = (items: unknown): IChannel[] =>
  Array.isArray(items) ? normalizeItems(items, 'channels', toChannel) : [];

/**
 * Normalizes a channel with its user, GIFs and related channels.
 *
 * @throws {TypeError} when the item is not an object.
 */
export function toChannel<T extends IChannel>(item: unknown): T {
  if (!isJson(item)) throw new TypeError('A channel must be an object');
  const { banner_image, user, featured_gif, screensaver_gif, ancestors, children } = item;
  return {
    ...tidyCopy(item, { texts: CHANNEL_TEXTS }),
    banner_image: (typeof banner_image === 'string' && banner_image) || null,
    user: isJson(user) ? normalizeUser(user) : undefined,
    featured_gif: toGifOrNull(featured_gif),
    screensaver_gif: toGifOrNull(screensaver_gif),
    ancestors: toChannels(ancestors),
    children: toChannels(children),
  } as unknown as T;
}
