import { EmbedError } from '../embed-error.ts';
import { ANALYTICS_NAME, API_KEY_NAME, API_KEY_PATTERN, API_KEY_RULE } from './frame-fragment.ts';
import type { FrameOptions } from './frame-options.ts';

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
