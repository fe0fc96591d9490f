import type { CatalogScene } from '../catalog/scene.ts';
import { readMediaData } from '../media-folder.ts';

export interface ManifestFile {
  bytes: number;
  /** MD5 of the bytes, like the service. */
  hash: string;
}

export interface SceneMedia {
  /** Hash of the drawn frames, the sound and the encoder settings. */
  fingerprint: string;
  files: Record<string, ManifestFile>;
}

export type Manifest = Record<string, SceneMedia>;

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
