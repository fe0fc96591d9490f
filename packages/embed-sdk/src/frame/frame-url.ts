import { API_KEY_NAME, assertApiKey } from './api-key.ts';
import type { FrameOptions } from './frame-options.ts';

/**
 * The address of a GIF's page or bare player on an embed server; The server responds with 404 to what is no
 * id.
 *
 * @throws {EmbedError} with code `argument` when `apiKey` is no key.
 */
export function frameUrl({
  id,
  origin,
  view = 'embed',
  params,
  apiKey,
}: Pick<FrameOptions, 'id' | 'origin' | 'view' | 'params' | 'apiKey'>): string {
  const query = String(new URLSearchParams(params));
  const page = `${origin}/${view}/${encodeURIComponent(id)}${query && `?${query}`}`;
  if (apiKey === undefined) return page;
  assertApiKey(apiKey);
  return `${page}#${API_KEY_NAME}=${apiKey}`;
}
