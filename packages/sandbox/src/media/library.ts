import { readFile } from 'node:fs/promises';
import { createByteCache } from '../cache/byte-cache.ts';
import { mediaFolder } from '../media-folder.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Art } from './art.ts';
import { createDiskCache } from './disk-cache.ts';
import type { MediaFile } from './files.ts';
import { manifestFile } from './manifest.ts';
import { isPicture, isStill } from './picture-file.ts';
import { readStill } from './stills.ts';

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

/** Reads media files. */
export interface Library {
  /** The bytes of a file. Concurrent calls for the same file draw it once. */
  read(scene: Scene, file: MediaFile): Promise<Uint8Array>;
}

const MEMORY_BYTES = 64 * 1024 * 1024;

/** Looks in memory, then among the committed files or in the disk cache. The rest is drawn. */
export function createLibrary(art: Pick<Art, 'draw'>, options: LibraryOptions = {}): Library {
  const { cacheFolders = [], memoryBytes = MEMORY_BYTES } = options;
  const disk = createDiskCache(cacheFolders);
  const memory = createByteCache(memoryBytes);

  const find = async (scene: Scene, file: MediaFile): Promise<Uint8Array> => {
    if (!isPicture(file)) return readFile(new URL(`${scene.slug}/${file.name}`, mediaFolder));
    if (isStill(file)) return readStill(scene, file);
    // The key is the hash of the expected bytes, so a changed drawing has another key.
    const key = `${manifestFile(scene, file.name).hash}.${file.format}`;
    const cached = await disk.read(key);
    if (cached) return cached;
    const { width, height, frames, format } = file;
    const bytes = await art.draw({
      kind: 'scene',
      slug: scene.slug,
      width,
      height,
      frames,
      format,
    });
    await disk.write(key, bytes);
    return bytes;
  };

  return {
    read: (scene, file) => memory.read(`${scene.slug}/${file.name}`, () => find(scene, file)),
  };
}
