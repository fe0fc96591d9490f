import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_KEPT } from '../constants.ts';

/** A file of a build, whose name changes with its content; nothing else is served, or ever removed. */
export const HASHED_NAME = String.raw`[\w.-]+-[\w-]{8}\.\w+`;
const HASHED = new RegExp(`^${HASHED_NAME}(?:\\.(?:br|gz))?$`);
const PART = new RegExp(`^${HASHED_NAME}(?:\\.(?:br|gz))?\\.[\\da-f-]{36}\\.part$`);

const DAY = 24 * 60 * 60 * 1000;

/** When the file changed last, and its size; nothing where there is none. */
async function lookAt(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a folder, and those above it, where there is none. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Only where it has to: of a disk that is read-only it says that there is no such folder.
    if (code === 'ENOENT' || code === 'EEXIST') await mkdir(path, { recursive: true });
    else throw error;
  }
}

/** Whoever reads the archive meanwhile, or writes into it, finds the whole file or none. */
async function copyWhole(source: string, target: string, now: Date): Promise<void> {
  const part = `${target}.${randomUUID()}.part`;
  try {
    await copyFile(source, part);
    await utimes(part, now, now);
    await rename(part, target);
  } catch (error) {
    // Where this fails, too, it is for the same reason; what stays is removed as old.
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function keep(source: string, target: string, now: Date): Promise<void> {
  const [own, kept] = await Promise.all([stat(source), lookAt(target)]);
  const renewed =
    kept?.size === own.size &&
    (await utimes(target, now, now).then(
      () => true,
      // Another process has removed it just now, or owns it.
      () => false,
    ));
  if (!renewed) await copyWhole(source, target, now);
}

const hashedIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => HASHED.test(name));

/** Removes what no server has renewed for so long, and parts of files that a process left when it was killed. */
async function removeOld(archive: string, now: Date): Promise<void> {
  const names = (await readdir(archive)).filter((name) => HASHED.test(name) || PART.test(name));
  for (const name of names) {
    const path = join(archive, name);
    const file = await lookAt(path);
    if (file && now.getTime() - file.mtimeMs > ASSETS_KEPT * DAY) await rm(path, { force: true });
  }
}

/**
 * Copies the assets of a build into a folder that outlives it, or renews those that are there, and removes what has
 * not been renewed for 7 days. Several processes may do so at once, of one build or of several.
 *
 * @param assets folder of the build's own.
 * @throws {NodeJS.ErrnoException} when the archive cannot be written.
 */
export async function keepAssets(assets: string, archive: string, now = new Date()): Promise<void> {
  await makeFolder(archive);
  // First, as it makes room.
  await removeOld(archive, now);
  for (const name of await hashedIn(assets)) {
    await keep(join(assets, name), join(archive, name), now);
  }
}

/** The files that were renewed last: those of the build that has been there until now. */
async function newestIn(archive: string): Promise<string[]> {
  const names = await hashedIn(archive);
  const times = await Promise.all(
    names.map(async (name) => (await stat(join(archive, name))).mtimeMs),
  );
  const newest = Math.max(...times);
  return names.filter((_, index) => times[index] === newest);
}

/**
 * Puts the assets of earlier builds beside those of a new one, for hosts that take a folder with each deployment and
 * serve nothing else. The new ones are kept for the next time.
 *
 * @returns how many files of earlier builds there are now.
 */
export async function addEarlierAssets(
  assets: string,
  archive: string,
  now = new Date(),
): Promise<number> {
  await makeFolder(archive);
  // Before the new ones, so that they are not taken for those the next time.
  const replaced = new Date(now.getTime() - 1000);
  for (const name of await newestIn(archive)) await utimes(join(archive, name), replaced, replaced);
  const own = new Set(await hashedIn(assets));
  await keepAssets(assets, archive, now);
  const earlier = (await hashedIn(archive)).filter((name) => !own.has(name));
  for (const name of earlier) await copyFile(join(archive, name), join(assets, name));
  return earlier.length;
}
