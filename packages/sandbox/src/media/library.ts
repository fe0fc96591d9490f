import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Scene } from '../art/scene.ts';
import { isPicture } from './derive.ts';
import { cacheFolders, createDiskCache } from './disk-cache.ts';
import type { DrawingPool } from './drawing-pool.ts';
import type { MediaFile } from './files.ts';
import { manifestFile } from './manifest.ts';
import { mediaFolder } from './place.ts';

export interface LibraryOptions {
  /**
   * Folder that caches drawn files between runs; `false` for no cache on disk.
   * @default `gifkit-sandbox` in the user's cache folder (`XDG_CACHE_HOME`)
   */
  cacheFolder?: string | false | undefined;
  /**
   * Bytes of media that are cached in memory.
   * @default 67_108_864
   */
  memoryBytes?: number | undefined;
}

/** Reads media files. */
export interface Library {
  /** The bytes of a file. Concurrent calls for the same file draw it once. */
  read(scene: Scene, file: MediaFile): Promise<Uint8Array>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/** Looks in memory, then among the committed videos or in the disk cache. The pool draws the rest. */
export function createLibrary(pool: DrawingPool, options: LibraryOptions = {}): Library {
  const { cacheFolder, memoryBytes = MEMORY_BYTES } = options;
  const folders = cacheFolder === undefined ? cacheFolders() : cacheFolder ? [cacheFolder] : [];
  const disk = createDiskCache(folders);

  const find = async (scene: Scene, file: MediaFile): Promise<Uint8Array> => {
    if (!isPicture(file)) return readFile(new URL(`${scene.slug}/${file.name}`, mediaFolder));
    // The key is the hash of the expected bytes, so a changed drawing has another key.
    const key = `${manifestFile(scene, file.name).hash}.${file.format}`;
    const cached = await disk.read(key);
    if (cached) return cached;
    const bytes = await pool.draw({ slug: scene.slug, file: file.name });
    await disk.write(key, bytes);
    return bytes;
  };

  const memory = new LRUCache<string, Uint8Array, { scene: Scene; file: MediaFile }>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    // Requests wait for a file: evicting it must not abort its drawing.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { scene, file } }) => find(scene, file),
  });

  return {
    read: (scene, file) =>
      memory.forceFetch(`${scene.slug}/${file.name}`, { context: { scene, file } }),
  };
}
