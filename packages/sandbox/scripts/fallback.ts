import { encode, renderFrames, type Scene } from '@gifkit/sandbox-art/drawings';
import { mediaFile } from '../src/media/files.ts';

/** Low quality, so that the package has room for one file per scene. */
const settings = { quality: 20, alphaQuality: 20, effort: 6, minSize: true };

/** Maximum size of a fallback in bytes. */
const ENOUGH = 16_000;

/** Keeps every nth frame: the first n that makes the file small enough, otherwise the last. */
const LEFT_OUT = [2, 3, 4, 5, 6];

/** Cache key of the fallback encoding. */
export const fallbackVersion: string = JSON.stringify([settings, ENOUGH, LEFT_OUT]);

/**
 * Renders the animated WebP, 200 px wide, that replaces all moving pictures of a scene if
 * `@gifkit/sandbox-art` is missing.
 */
export async function makeFallback(scene: Scene): Promise<Buffer> {
  const file = mediaFile(scene, '200w.webp');
  if (!file) throw new Error(`${scene.slug} has no picture 200 px wide.`);
  const { width, height, frames } = file;
  let bytes: Buffer = Buffer.alloc(0);
  for (const one of LEFT_OUT) {
    const count = Math.ceil(frames / one);
    bytes = await encode(renderFrames(scene, { width, height, count }), 'webp', settings);
    if (bytes.byteLength <= ENOUGH) break;
  }
  return bytes;
}
