import { hash } from 'node:crypto';
import { notFound } from '../http/errors.ts';
import type { Art } from './art.ts';
import { createByteCache } from './byte-cache.ts';
import { contentTypes } from './content-types.ts';
import { pictureAt } from './picture.ts';
import { respond } from './respond.ts';
import { sketchAccount } from './sketches.ts';

/** Bytes of pictures that are cached. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Serves avatars and banners, which are drawn from a username. */
export function createAvatars(art: Art): (request: Request, path: string) => Promise<Response> {
  const pictures = createByteCache(MEMORY_BYTES);

  return async (request, path) => {
    const picture = pictureAt(path);
    if (!picture) throw notFound();
    const draw = await art.find();
    if (!draw) return respond(request, await sketchAccount(picture));
    const key = JSON.stringify(picture);
    const bytes = await pictures.read(key, () => draw(picture));
    return respond(request, {
      type: contentTypes[picture.format],
      hash: hash('md5', bytes),
      read: () => bytes,
    });
  };
}
