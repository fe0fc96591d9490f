import { open } from 'node:fs/promises';
import type { CatalogScene } from '../catalog/scene.ts';
import { mediaFolder } from '../media-folder.ts';
import { isDrawn, mediaFiles } from './files.ts';
import { manifestFile } from './manifest.ts';

/**
 * A scene's committed files are in one file, one after the other: they are many, and most are small. They are its
 * videos, because not every machine has an encoder, its stills, because these are small, and the fallback.
 */
export const COMMITTED_FILE = 'media.bin';

/**
 * What is served for every moving picture of a scene where nothing can draw: an animated WebP, 200 px wide, of
 * few frames.
 */
export const FALLBACK = 'fallback.webp';

/** Names of a scene's committed files, in their order in its file. */
export const committedFiles = (scene: CatalogScene): string[] => [
  ...mediaFiles(scene)
    .filter((file) => !isDrawn(file))
    .map(({ name }) => name),
  FALLBACK,
];

/** Reads one of a scene's committed files. */
export async function readCommitted(scene: CatalogScene, name: string): Promise<Uint8Array> {
  const names = committedFiles(scene);
  const position = names
    .slice(0, names.indexOf(name))
    .reduce((sum, before) => sum + manifestFile(scene, before).bytes, 0);
  const file = await open(new URL(`${scene.slug}/${COMMITTED_FILE}`, mediaFolder));
  try {
    const bytes = new Uint8Array(manifestFile(scene, name).bytes);
    await file.read(bytes, 0, bytes.byteLength, position);
    return bytes;
  } finally {
    await file.close();
  }
}
