import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Derived files on disk, so that a second start does not draw them again. Every failure is a miss. */
export interface DiskCache {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

/** The user's cache folder, then the system's folder for temporary files. */
export const cacheFolders = (env: NodeJS.ProcessEnv = process.env): string[] =>
  [env.XDG_CACHE_HOME || join(homedir(), '.cache'), tmpdir()].map((folder) =>
    join(folder, 'gifkit-sandbox'),
  );

/** Uses the first of the folders that can be written to, and does without if none can. */
export function createDiskCache(folders: readonly string[]): DiskCache {
  const writable = async (): Promise<string | undefined> => {
    for (const folder of folders) {
      try {
        await mkdir(folder, { recursive: true });
        const probe = join(folder, `.${randomUUID()}`);
        await writeFile(probe, '');
        await rename(probe, join(folder, '.writable'));
        return folder;
      } catch {
        // The next folder may do.
      }
    }
    return undefined;
  };
  let found: Promise<string | undefined> | undefined;
  const folder = (): Promise<string | undefined> => {
    found ??= writable();
    return found;
  };

  return {
    async read(key) {
      const place = await folder();
      return place ? readFile(join(place, key)).catch(() => undefined) : undefined;
    },
    async write(key, bytes) {
      const place = await folder();
      if (!place) return;
      // Renaming is atomic: another process reads a whole file or none.
      const draft = join(place, `.${randomUUID()}`);
      await writeFile(draft, bytes)
        .then(() => rename(draft, join(place, key)))
        .catch(() => undefined);
    },
  };
}
