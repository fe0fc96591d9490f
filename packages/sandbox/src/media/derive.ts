import { encode, type ImageFormat } from '../art/encode.ts';
import { renderFrames } from '../art/render.ts';
import type { Scene } from '../art/scene.ts';
import type { MediaFile } from './files.ts';

/** A file that is drawn on demand. Videos are committed, because not every machine has an encoder. */
export type PictureFile = MediaFile & { format: ImageFormat };

export const isPicture = (file: MediaFile): file is PictureFile => file.format !== 'mp4';

/** Draws and encodes one file of a scene. The same scene and file give the same bytes on one machine. */
export function derive(scene: Scene, file: PictureFile): Promise<Buffer> {
  const { width, height, frames: count, format } = file;
  const background = format === 'jpg' ? '#fff' : undefined;
  return encode(renderFrames(scene, { width, height, count, background }), format);
}
