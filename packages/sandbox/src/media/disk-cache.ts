import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Drawn files on disk, so that the next start does not draw them again. Every failure is a miss. */
export interface DiskCache {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** The user's cache folder, then the system's folder for temporary files. */
export const cacheFolders = (env: NodeJS.ProcessEnv = process.env): string[] =>
  [env.XDG_CACHE_HOME || join(homedir(), '.cache'), tmpdir()].map((folder) =>
    join(folder, 'gifkit-sandbox'),
  );

/** Bytes that all files may have together: about twice the size of all renditions. */
const MAX_BYTES = 320_000_000;
/** The share of `MAX_BYTES` that is kept after pruning. */
const PRUNED = 0.8;
/** Bytes of the length that a file begins with. */
const HEADER = 4;

const pack = (bytes: Uint8Array): Buffer => {
  const packed = Buffer.alloc(HEADER + bytes.byteLength);
  packed.writeUInt32BE(bytes.byteLength);
  packed.set(bytes, HEADER);
  return packed;
};

/** A full disk or a crash may have left an incomplete file. */
const unpack = (packed: Buffer): Uint8Array | undefined => {
  if (packed.byteLength < HEADER) return undefined;
  const bytes = packed.subarray(HEADER);
  return bytes.byteLength === packed.readUInt32BE() ? bytes : undefined;
};

/** Files are kept by this machine's clock; the one of the disk, on a file server, may differ. */
function stamp(path: string): Promise<void> {
  const now = new Date();
  return utimes(path, now, now);
}

/** Removes the files that were not read for longest until the others have no more bytes than that. */
async function prune(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name)).catch(() => ({
        size: 0,
        mtimeMs: 0,
      }));
      return { name, size, mtimeMs };
    }),
  );
  let room = maxBytes * PRUNED;
  const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > maxBytes;
  if (!isTooMuch) return;
  for (const { name, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    room -= size;
    if (room < 0) await rm(join(folder, name), { force: true });
  }
}

/** The first of the folders that can be written to. */
async function findWritable(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      const probe = join(folder, `.${randomUUID()}`);
      await writeFile(probe, '');
      await rename(probe, join(folder, '.writable'));
      return folder;
    } catch {
      // Try the next folder.
    }
  }
  return undefined;
}

/**
 * Uses the first of the folders that can be written to. If there is none, nothing is cached.
 *
 * @param maxBytes that all files may have together; files that were not read for longest are removed
 */
export function createDiskCache(
  folders: readonly string[],
  { maxBytes = MAX_BYTES }: { maxBytes?: number } = {},
): DiskCache {
  let writableFolder: Promise<string | undefined> | undefined;
  const folder = (): Promise<string | undefined> => {
    writableFolder ??= findWritable(folders);
    return writableFolder;
  };
  /** Bytes until the next pruning: it happens with the first file, then after each tenth of the limit. */
  let untilPruned = 0;

  return {
    async read(key) {
      const found = await folder();
      if (!found) return undefined;
      const path = join(found, key);
      const bytes = await readFile(path).then(unpack, () => undefined);
      // Reading a file protects it from pruning.
      if (bytes) await stamp(path).catch(() => undefined);
      return bytes;
    },
    async write(key, bytes) {
      const found = await folder();
      if (!found) return;
      // Renaming is atomic, so another process reads a whole file or none.
      const temporary = join(found, `.${randomUUID()}`);
      try {
        await writeFile(temporary, pack(bytes));
        await stamp(temporary);
        await rename(temporary, join(found, key));
        untilPruned -= bytes.byteLength;
        if (untilPruned > 0) return;
        untilPruned = maxBytes / 10;
        await prune(found, maxBytes);
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },
  };
}
