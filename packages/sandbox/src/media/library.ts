import type { CatalogScene } from '../catalog/scene.ts';
import type { Draw } from './art.ts';
import { createByteCache } from './byte-cache.ts';
import { readCommitted } from './committed.ts';
import { createDiskCache } from './disk-cache.ts';
import { manifestFile } from './manifest.ts';
import type { PictureFile } from './picture-file.ts';

export interface LibraryOptions {
  /**
   * Folders that may keep drawn files between runs; the first that can be written to is used.
   * @default none
   */
  cacheFolders?: readonly string[] | undefined;
  /**
   * Bytes of media that are cached in memory.
   * @default 67_108_864
   */
  memoryBytes?: number | undefined;
}

/** Gives the bytes of media files. Concurrent calls for the same file read or draw it once. */
export interface Library {
  /** A committed file. */
  read(scene: CatalogScene, name: string): Promise<Uint8Array>;
  /** A file that is drawn, unless it is in a cache. */
  draw(scene: CatalogScene, file: PictureFile, draw: Draw): Promise<Uint8Array>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

export function createLibrary(options: LibraryOptions = {}): Library {
  const { cacheFolders = [], memoryBytes = MEMORY_BYTES } = options;
  const disk = createDiskCache(cacheFolders);
  const memory = createByteCache(memoryBytes);

  const drawn = async (scene: CatalogScene, file: PictureFile, draw: Draw): Promise<Uint8Array> => {
    // The key is the hash of the expected bytes, so a changed drawing has another key.
    const key = `${manifestFile(scene, file.name).hash}.${file.format}`;
    const cached = await disk.read(key);
    if (cached) return cached;
    const { width, height, frames, format } = file;
    const bytes = await draw({ kind: 'scene', slug: scene.slug, width, height, frames, format });
    await disk.write(key, bytes);
    return bytes;
  };

  return {
    read: (scene, name) => memory.read(`${scene.slug}/${name}`, () => readCommitted(scene, name)),
    draw: (scene, file, draw) =>
      memory.read(`${scene.slug}/${file.name}`, () => drawn(scene, file, draw)),
  };
}
