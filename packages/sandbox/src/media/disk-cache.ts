import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/** Uses the first of the folders that can be written to. If there is none, nothing is cached. */
export function createDiskCache(folders: readonly string[]): DiskCache {
  const findWritable = async (): Promise<string | undefined> => {
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
  };
  let writableFolder: Promise<string | undefined> | undefined;
  const folder = (): Promise<string | undefined> => {
    writableFolder ??= findWritable();
    return writableFolder;
  };

  return {
    async read(key) {
      const found = await folder();
      return found ? readFile(join(found, key)).catch(() => undefined) : undefined;
    },
    async write(key, bytes) {
      const found = await folder();
      if (!found) return;
      // Renaming is atomic, so another process reads a whole file or none.
      const temporary = join(found, `.${randomUUID()}`);
      await writeFile(temporary, bytes)
        .then(() => rename(temporary, join(found, key)))
        .catch(() => undefined);
    },
  };
}
