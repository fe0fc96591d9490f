import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import type { Scene } from '../art/scene.ts';
import { ServiceError } from '../http/errors.ts';
import { isPicture } from './derive.ts';
import { cacheFolders, createDiskCache } from './disk-cache.ts';
import type { MediaFile } from './files.ts';
import { manifestFile } from './manifest.ts';
import { mediaFolder, workerFile } from './place.ts';
import type { DeriveTask } from './worker.ts';

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
  /** Ends the worker threads at once. Files that wait to be drawn fail with status 503. */
  close(): Promise<void>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;
const WORKERS = 2;

const closed = (): ServiceError => new ServiceError(503, 'The sandbox was closed.');

/** Looks in memory, then among the committed videos or in the disk cache. Worker threads draw the rest. */
export function createLibrary(options: LibraryOptions = {}): Library {
  const { cacheFolder, memoryBytes = MEMORY_BYTES } = options;
  const folders = cacheFolder === undefined ? cacheFolders() : cacheFolder ? [cacheFolder] : [];
  const disk = createDiskCache(folders);

  let pool: Piscina<DeriveTask, Uint8Array> | undefined;
  let isClosed = false;
  const derive = async (task: DeriveTask): Promise<Uint8Array> => {
    if (isClosed) throw closed();
    pool ??= new Piscina({ filename: workerFile.href, minThreads: 0, maxThreads: WORKERS });
    return pool.run(task).catch((error: unknown) => {
      throw isClosed ? closed() : error;
    });
  };

  const find = async (scene: Scene, file: MediaFile): Promise<Uint8Array> => {
    if (!isPicture(file)) return readFile(new URL(`${scene.slug}/${file.name}`, mediaFolder));
    // The key is the hash of the expected bytes, so a changed drawing has another key.
    const key = `${manifestFile(scene, file.name).hash}.${file.format}`;
    const cached = await disk.read(key);
    if (cached) return cached;
    const bytes = await derive({ slug: scene.slug, file: file.name });
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
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
