import type { FrameOptions } from './frame-options.ts';

/**
 * The address of a GIF's page or bare player on an embed server; The server responds with 404 to what is no
 * id.
 */
export function frameUrl({
  id,
  origin,
  view = 'embed',
  params,
}: Pick<FrameOptions, 'id' | 'origin' | 'view' | 'params'>): string {
  const query = String(new URLSearchParams(params));
  return `${origin}/${view}/${encodeURIComponent(id)}${query && `?${query}`}`;
}
