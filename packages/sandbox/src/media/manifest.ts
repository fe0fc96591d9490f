import manifest from '../../media/manifest.json' with { type: 'json' };
import type { Scene } from '../art/scene.ts';

/** What `pnpm run generate` found out about one file. */
export interface ManifestEntry {
  bytes: number;
  /** MD5 of the bytes: the service's own kind of hash. */
  hash: string;
}

/** What `pnpm run generate` found out about one scene. */
export interface SceneMedia {
  /** Changes with what the scene draws and with how it is encoded. */
  fingerprint: string;
  files: Record<string, ManifestEntry>;
}

export type Manifest = Record<string, SceneMedia>;

const recorded: Manifest = manifest;

/**
 * Bytes and hash of one of a scene's files.
 *
 * @throws {Error} if the scene was drawn but its media were not generated yet
 */
export function entryOf(scene: Scene, file: string): ManifestEntry {
  const entry = recorded[scene.slug]?.files[file];
  if (!entry) throw new Error(`No media for ${scene.slug}/${file} yet: run "pnpm run generate"`);
  return entry;
}
