import { EmbedError } from '../embed-error.ts';
import { isOrigin } from '../protocol/checks.ts';
import type { FrameOptions } from './frame-options.ts';

/** Regular expression source of a GIF, sticker or clip id, for routes. */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

const GIF_ID = new RegExp(`^${GIF_ID_PATTERN}$`);

/** Whether a text is a valid id of a GIF, sticker or clip. */
export const isGifId = (text: string): boolean => GIF_ID.test(text);

/** Name of the API key in the fragment or query of a frame's address. */
export const API_KEY_NAME = 'api_key';

/** Regular expression source of a key; matches only characters that need no escaping in URLs. */
export const API_KEY_PATTERN = '[\\w.-]{1,128}';

/** Predicate for messages about an invalid key, which never contain the key. */
export const API_KEY_RULE = 'has 1 to 128 letters, digits, "-", "_" and "."';

/** Name of the fragment parameter that is `off` if analytics is turned off. */
export const ANALYTICS_NAME = 'analytics';

const API_KEY = new RegExp(`^${API_KEY_PATTERN}$`);

/** Builds the fragment, whose options only the frame can read, not a server. */
function fragmentOf({ apiKey, analytics = true }: Pick<FrameOptions, 'apiKey' | 'analytics'>) {
  const fragment = new URLSearchParams();
  if (apiKey !== undefined) {
    if (!API_KEY.test(apiKey)) throw new EmbedError('argument', `apiKey ${API_KEY_RULE}.`);
    fragment.set(API_KEY_NAME, apiKey);
  }
  if (!analytics) fragment.set(ANALYTICS_NAME, 'off');
  return String(fragment);
}

/**
 * Returns the address of a GIF's page or bare player on an embed server. The server responds with 404 to an invalid
 * id.
 *
 * @throws {EmbedError} with code `argument` if `apiKey` is invalid.
 */
export function frameUrl({
  id,
  origin,
  view = 'embed',
  theme = 'auto',
  params,
  ...said
}: Pick<
  FrameOptions,
  'id' | 'origin' | 'view' | 'theme' | 'params' | 'apiKey' | 'analytics'
>): string {
  const query = String(new URLSearchParams({ ...(theme !== 'auto' && { theme }), ...params }));
  const fragment = fragmentOf(said);
  return `${origin}/${view}/${encodeURIComponent(id)}${query && `?${query}`}${fragment && `#${fragment}`}`;
}

/** @throws {EmbedError} with code `argument` if a text is not the origin of a web page. */
export function assertOrigin(origin: string): void {
  if (!isOrigin(origin) || !/^https?:/.test(origin))
    throw new EmbedError(
      'argument',
      `"${origin}" is not an origin, such as https://embed.example.com.`,
    );
}

/**
 * Validates the parts of a frame's address, which may come from visitors' input.
 *
 * @throws {EmbedError} with code `argument` if `origin`, `id`, `view` or `theme` is invalid.
 */
export function assertFrame({
  id,
  origin,
  view = 'embed',
  theme = 'auto',
}: Pick<FrameOptions, 'id' | 'origin' | 'view' | 'theme'>): void {
  assertOrigin(origin);
  if (!isGifId(id))
    throw new EmbedError(
      'argument',
      `"${id}" is not an id, which has 1 to 64 letters, digits, "-" and "_".`,
    );
  if (view !== 'embed' && view !== 'player')
    throw new EmbedError('argument', `view must be "embed" or "player", not "${view}".`);
  if (!/^(?:light|dark|auto)$/.test(theme))
    throw new EmbedError('argument', `theme must be "light", "dark" or "auto", not "${theme}".`);
}
