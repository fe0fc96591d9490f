import { isJson, tidyCopy } from './json.ts';
import { normalizeGif } from './normalize-gif.ts';
import { normalizeUser } from './normalize-user.ts';
import type { IChannel } from './types/channel.ts';
import type { IGif } from './types/gif.ts';

type Field = keyof IChannel;

const TEXTS = [
  'url',
  'slug',
  'display_name',
  'short_display_name',
  'description',
  'metadata_description',
] as const satisfies readonly Field[];

function toGifOrNull(raw: unknown): IGif | null {
  try {
    return normalizeGif(raw);
  } catch {
    return null;
  }
}

const toChannels = (raw: unknown): IChannel[] =>
  Array.isArray(raw) ? raw.filter(isJson).map(normalizeChannel) : [];

/**
 * Turns a channel of the service into an `IChannel` with its user, GIFs and related channels. The input is never
 * changed; unknown fields are kept, invalid users, GIFs and channels left out.
 *
 * @throws {TypeError} when `raw` is not an object.
 */
export function normalizeChannel(raw: unknown): IChannel {
  if (!isJson(raw)) throw new TypeError('A channel must be an object');
  const { banner_image, user, featured_gif, screensaver_gif, ancestors, children } = raw;
  return {
    ...tidyCopy(raw, { texts: TEXTS }),
    banner_image: (typeof banner_image === 'string' && banner_image) || null,
    user: isJson(user) ? normalizeUser(user) : undefined,
    featured_gif: toGifOrNull(featured_gif),
    screensaver_gif: toGifOrNull(screensaver_gif),
    ancestors: toChannels(ancestors),
    children: toChannels(children),
  } as unknown as IChannel;
}
