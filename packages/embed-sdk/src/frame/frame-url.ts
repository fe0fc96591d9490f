import { EmbedError } from '../embed-error.ts';
import { isOrigin } from '../protocol/checks.ts';
import { ANALYTICS_NAME, API_KEY_NAME, API_KEY_PATTERN, API_KEY_RULE } from './frame-fragment.ts';
import type { FrameOptions } from './frame-options.ts';

/** An id of a GIF, sticker or clip as the source of a regular expression, for routes. */
export const GIF_ID_PATTERN = '[A-Za-z0-9_-]{1,64}';

const GIF_ID = new RegExp(`^${GIF_ID_PATTERN}$`);

/** Whether a text can be the id of a GIF, sticker or clip. */
export const isGifId = (text: string): boolean => GIF_ID.test(text);

const API_KEY = new RegExp(`^${API_KEY_PATTERN}$`);

/** What the host page says to the frame alone: no server gets to see it. */
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
 * The address of a GIF's page or bare player on an embed server. The server responds with 404 to what is no
 * id.
 *
 * @throws {EmbedError} with code `argument` when `apiKey` is no key.
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

/** @throws {EmbedError} with code `argument` when a text is not the origin of a page on the web. */
export function assertOrigin(origin: string): void {
  if (!isOrigin(origin) || !/^https?:/.test(origin))
    throw new EmbedError(
      'argument',
      `"${origin}" is no origin; one looks like https://embed.example.com.`,
    );
}

/**
 * Checks what the address of a frame is made of: hosts hand over what their visitors typed.
 *
 * @throws {EmbedError} with code `argument` when `origin` is no origin, `id` no id, `view` no view, or `theme` no
 * theme.
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
      `"${id}" is no id; one has 1 to 64 letters, digits, "-" and "_".`,
    );
  if (view !== 'embed' && view !== 'player')
    throw new EmbedError('argument', `view is "embed" or "player", not "${view}".`);
  if (!/^(?:light|dark|auto)$/.test(theme))
    throw new EmbedError('argument', `theme is "light", "dark" or "auto", not "${theme}".`);
}
