import { EmbedError } from '../embed-error.ts';
import { isOrigin } from '../protocol/checks.ts';
import {
  ANALYTICS_NAME,
  API_KEY_NAME,
  API_KEY_PATTERN,
  API_KEY_RULE,
  type FrameOptions,
  GIF_ID_PATTERN,
} from './frame-options.ts';

const GIF_ID = new RegExp(`^${GIF_ID_PATTERN}$`);

/** Whether a text is a valid id of a GIF, sticker or clip. */
export const isGifId = (text: string): boolean => GIF_ID.test(text);

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
