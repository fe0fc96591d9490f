import { type IChannel, type IGif, type IUser, normalizeGif, normalizeUser } from '@gifkit/model';
import { ERROR_PREFIX } from '../constants.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Normalises the items of a list. An item that cannot be normalised is left out with a warning: one bad item
 * does not fail the list.
 *
 * @throws {TypeError} when there is no list.
 */
export function normalizeAll<T>(items: unknown, normalize: (item: unknown) => T): T[] {
  if (!Array.isArray(items)) throw new TypeError('the response has no list');
  const normalized = items.flatMap((item: unknown) => {
    try {
      return [normalize(item)];
    } catch {
      return [];
    }
  });
  const bad = items.length - normalized.length;
  if (bad > 0) console.warn(`${ERROR_PREFIX}${bad} of ${items.length} items are bad: left out`);
  return normalized;
}

/**
 * A GIF as this library knows it.
 *
 * @throws {TypeError} when the item is not a GIF.
 */
export const toGif = (item: unknown): IGif => normalizeGif(item);

/**
 * A user as this library knows it.
 *
 * @throws {TypeError} when the item is not an object.
 */
export function toUser<T extends IUser>(item: unknown): T {
  if (!isObject(item)) throw new TypeError('a user is an object');
  return normalizeUser(item) as T;
}

function toGifOrNull(item: unknown): IGif | null {
  try {
    return toGif(item);
  } catch {
    return null;
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toChannels = (items: unknown): IChannel[] =>
  Array.isArray(items) ? normalizeAll(items, toChannel) : [];

/** The normaliser of each field of a channel that is shown, linked or loaded. */
const CHANNEL_FIELDS: ReadonlyMap<string, (value: unknown) => unknown> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    url: toText,
    slug: toText,
    display_name: toText,
    short_display_name: toText,
    description: toText,
    metadata_description: toText,
    banner_image: (value) => toText(value) || null,
    user: (value) => (isObject(value) ? toUser(value) : undefined),
    featured_gif: toGifOrNull,
    screensaver_gif: toGifOrNull,
    ancestors: toChannels,
    children: toChannels,
  } satisfies Partial<Record<keyof IChannel, (value: unknown) => unknown>>),
);

/**
 * A channel as this library knows it, with its user, its GIFs and the channels around it.
 *
 * @throws {TypeError} when the item is not an object.
 */
export function toChannel<T extends IChannel>(item: unknown): T {
  if (!isObject(item)) throw new TypeError('a channel is an object');
  const fields = Object.entries(item).map(([name, value]) => {
    const normalize = CHANNEL_FIELDS.get(name);
    return [name, normalize ? normalize(value) : value];
  });
  return Object.fromEntries(fields) as T;
}
