import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { notFound } from '../http/errors.ts';
import { contentTypes } from './content-types.ts';
import type { DrawingPool } from './drawing-pool.ts';
import { type Picture, pictureAt } from './picture.ts';
import { respond } from './respond.ts';

/** Pictures that are cached. */
const MAX_CACHED = 256;

/** Serves avatars and banners, which are drawn from a username. */
export function createAvatars(
  pool: DrawingPool,
): (request: Request, path: string) => Promise<Response> {
  const pictures = new LRUCache<string, Uint8Array, Picture>({
    max: MAX_CACHED,
    // Requests wait for a picture: evicting it must not abort its drawing.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => pool.draw(context),
  });

  return async (request, path) => {
    const picture = pictureAt(path);
    if (!picture) throw notFound();
    const key = JSON.stringify(picture);
    const bytes = await pictures.forceFetch(key, { context: picture });
    return respond(request, {
      type: contentTypes[picture.format],
      hash: hash('md5', bytes),
      read: () => bytes,
    });
  };
}
