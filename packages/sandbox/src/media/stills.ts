import { open } from 'node:fs/promises';
import { mediaFolder } from '../media-folder.ts';
import type { Scene } from '../scenes/scene.ts';
import { type MediaFile, mediaFiles } from './files.ts';
import { manifestFile } from './manifest.ts';
import { isStill } from './picture-file.ts';

/** A scene's stills are in one file, one after the other: they are many, and small. */
export const STILLS_FILE = 'stills.bin';

/** The stills of a scene, in their order in its file. */
export const stillsOf = (scene: Scene): MediaFile[] => mediaFiles(scene).filter(isStill);

/** Reads one of a scene's committed stills. */
export async function readStill(scene: Scene, { name }: MediaFile): Promise<Uint8Array> {
  const bytesOf = (still: MediaFile): number => manifestFile(scene, still.name).bytes;
  const stills = stillsOf(scene);
  const before = stills.slice(
    0,
    stills.findIndex((still) => still.name === name),
  );
  const position = before.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0);
  const file = await open(new URL(`${scene.slug}/${STILLS_FILE}`, mediaFolder));
  try {
    const bytes = new Uint8Array(manifestFile(scene, name).bytes);
    await file.read(bytes, 0, bytes.byteLength, position);
    return bytes;
  } finally {
    await file.close();
  }
}
