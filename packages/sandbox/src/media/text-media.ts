import { hash } from 'node:crypto';
import type { CatalogScene } from '../catalog/scene.ts';
import { notFound } from '../http/errors.ts';
import type { Art } from './art.ts';
import { createByteCache } from './byte-cache.ts';
import { contentTypes } from './content-types.ts';
import { mediaFile } from './files.ts';
import { isPicture } from './picture-file.ts';
import { respond } from './respond.ts';
import { sketchText } from './sketches.ts';
import type { TextScene } from './text-scene.ts';

/** Bytes of drawn texts that are cached. */
const MEMORY_BYTES = 32 * 1024 * 1024;

const ANIMATED = {
  original: 'giphy',
  downsized: 'giphy',
  downsized_large: 'giphy',
  downsized_medium: 'giphy',
  fixed_height: '200',
  fixed_height_downsampled: '200_d',
  fixed_height_small: '100',
  fixed_width: '200w',
  fixed_width_downsampled: '200w_d',
  fixed_width_small: '100w',
} as const;
const STILL = {
  original_still: 'giphy_s.gif',
  downsized_still: 'giphy_s.gif',
  fixed_height_still: '200_s.gif',
  fixed_height_small_still: '100_s.gif',
  fixed_width_still: '200w_s.gif',
  fixed_width_small_still: '100w_s.gif',
  '480w_still': '480w_s.jpg',
} as const;

const sizeOf = (scene: CatalogScene, file: string) => {
  const { width = scene.width, height = scene.height } = mediaFile(scene, file) ?? {};
  return { height: String(height), width: String(width) };
};

/**
 * The `images` of a drawn text: only GIF and WebP, and without byte counts, because the files are
 * drawn on demand.
 *
 * @param base URL that the file names are appended to
 */
export function textImages(scene: CatalogScene, base: string): Record<string, unknown> {
  const animated = Object.entries(ANIMATED).map(([name, stem]) => [
    name,
    { ...sizeOf(scene, `${stem}.gif`), url: `${base}${stem}.gif`, webp: `${base}${stem}.webp` },
  ]);
  const still = Object.entries(STILL).map(([name, file]) => [
    name,
    { ...sizeOf(scene, file), url: `${base}${file}` },
  ]);
  return Object.fromEntries([...animated, ...still]);
}

type ServeText = (request: Request, scene: TextScene, name: string) => Promise<Response>;

/** Serves the files of drawn texts. They are cached only in memory, because texts have no limit. */
export function createTextMedia(art: Art): ServeText {
  const memory = createByteCache(MEMORY_BYTES);
  return async (request, scene, name) => {
    const file = mediaFile(scene, name);
    if (!file || !isPicture(file)) throw notFound();
    const draw = await art.find();
    if (!draw) return respond(request, await sketchText(scene, file));
    const { width, height, frames, format } = file;
    const { lettering, variant } = scene;
    const key = `${scene.slug}/${file.name}`;
    return respond(request, {
      type: contentTypes[format],
      hash: hash('md5', key),
      read: () =>
        memory.read(key, () =>
          draw({ kind: 'text', lettering, variant, width, height, frames, format }),
        ),
    });
  };
}
