import { encode, renderFrames, type Scene } from '@gifkit/sandbox-art/drawings';
import { mediaFile } from '../src/media/files.ts';

/** Rough, so that one for each scene has room in the package. */
const settings = { quality: 20, alphaQuality: 20, effort: 6, minSize: true };

/** Bytes that a fallback should have at most. */
const ENOUGH = 16_000;

/** It has one frame in so many: the fewest that are left out by which it is small enough, or the last. */
const LEFT_OUT = [2, 3, 4, 5, 6];

/** Changes with how a fallback is made. */
export const fallbackVersion: string = JSON.stringify([settings, ENOUGH, LEFT_OUT]);

/** An animated WebP, 200 px wide, that stands for all moving pictures of a scene where nothing can draw. */
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
