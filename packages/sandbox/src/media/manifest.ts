import type { CatalogScene } from '../catalog/scene.ts';
import { readMediaData } from '../media-folder.ts';

/** One file, as `pnpm run generate` measured it. */
export interface ManifestFile {
  bytes: number;
  /** MD5 of the bytes: the service's own kind of hash. */
  hash: string;
}

/** The files of one scene. */
export interface SceneMedia {
  /** Hash of the drawn frames, the sound and the encoders' settings. */
  fingerprint: string;
  files: Record<string, ManifestFile>;
}

export type Manifest = Record<string, SceneMedia>;

const recorded = readMediaData('manifest.json') as Manifest;

/**
 * Size and hash of one of a scene's files.
 *
 * @throws {Error} when the scene is new and its media were not generated yet
 */
export function manifestFile(scene: CatalogScene, file: string): ManifestFile {
  const found = recorded[scene.slug]?.files[file];
  if (!found)
    throw new Error(
      `No media for ${scene.slug}/${file} yet: run "pnpm --filter @gifkit/sandbox run generate"`,
    );
  return found;
}
