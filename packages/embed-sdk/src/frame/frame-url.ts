import { EmbedError } from '../embed-error.ts';
import { API_KEY_NAME, API_KEY_PATTERN, API_KEY_RULE } from './frame-fragment.ts';
import type { FrameOptions } from './frame-options.ts';

const API_KEY = new RegExp(`^${API_KEY_PATTERN}$`);

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
  apiKey,
}: Pick<FrameOptions, 'id' | 'origin' | 'view' | 'theme' | 'params' | 'apiKey'>): string {
  const query = String(new URLSearchParams({ ...(theme !== 'auto' && { theme }), ...params }));
  const page = `${origin}/${view}/${encodeURIComponent(id)}${query && `?${query}`}`;
  if (apiKey === undefined) return page;
  if (!API_KEY.test(apiKey)) throw new EmbedError('argument', `apiKey ${API_KEY_RULE}.`);
  return `${page}#${API_KEY_NAME}=${apiKey}`;
}
