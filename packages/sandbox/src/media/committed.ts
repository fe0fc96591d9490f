import { open } from 'node:fs/promises';
import type { CatalogScene } from '../catalog/scenes.ts';
import { mediaFolder, readMediaData } from '../media-folder.ts';
import { isDrawn, mediaFiles } from './files.ts';

interface ManifestFile {
  bytes: number;
  /** MD5 of the bytes, like the service. */
  hash: string;
}

/** By slug of the scene. */
export type Manifest = Record<
  string,
  {
    /** Hash of the drawn frames, the sound and the encoder settings. */
    fingerprint: string;
    files: Record<string, ManifestFile>;
  }
>;

const recorded = readMediaData('manifest.json') as Manifest;

/**
 * Returns size and hash of a scene's file.
 *
 * @throws {Error} if the media of a new scene were not generated yet
 */
export function manifestFile(scene: CatalogScene, file: string): ManifestFile {
  const found = recorded[scene.slug]?.files[file];
  if (!found)
    throw new Error(
      `No media for ${scene.slug}/${file} yet: run "pnpm --filter @gifkit/sandbox run generate"`,
    );
  return found;
}

/**
 * All committed files of a scene, concatenated because they are many and small: its videos (not every machine
 * has an encoder), its stills and the fallback.
 */
export const COMMITTED_FILE = 'media.bin';

/**
 * Animated WebP of few frames, 200 px wide. It replaces all moving pictures of a scene if nothing can draw.
 */
export const FALLBACK = 'fallback.webp';

/** Names of a scene's committed files, in file order. */
export const committedFiles = (scene: CatalogScene): string[] => [
  ...mediaFiles(scene)
    .filter((file) => !isDrawn(file))
    .map(({ name }) => name),
  FALLBACK,
];

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
