import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { systemMessage } from './system-message.ts';

/** The calls that change files. */
export type Disk = Pick<
  typeof fs,
  'accessSync' | 'chmodSync' | 'chownSync' | 'renameSync' | 'rmSync' | 'writeFileSync'
>;

/** A file, what it was and what it shall be. */
export interface Rewrite {
  file: string;
  before: string;
  after: string;
}

/** Files that could not be written, so that all of them are as they were. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly file: string;

  constructor(file: string, message: string) {
    super(message);
    this.file = file;
  }
}

/**
 * Tests whether a file may be written, and its folder, where the new one is made.
 *
 * @throws {WriteError} where not.
 */
export function testWritable(file: string, disk: Disk = fs): void {
  for (const path of [file, dirname(file)]) {
    try {
      disk.accessSync(path, fs.constants.W_OK);
    } catch (error) {
      const what = path === file ? 'cannot be written' : 'is in a folder that cannot be written';
      throw new WriteError(file, `${what} (${systemMessage(error)})`);
    }
  }
}

/** Gives a new file the owner of the old one, as far as the system lets. */
function takeOwner(path: string, { uid, gid }: fs.Stats, disk: Disk): void {
  try {
    disk.chownSync(path, uid, gid);
  } catch {
    // Only root may give files away; then the file belongs to who ran the command, as with an editor.
  }
}

/** Puts a text beside a file, under a name that nobody has, with the file's own rights. */
function writeBeside(file: string, text: string, disk: Disk): string {
  const stats = fs.statSync(file);
  const path = join(dirname(file), `.gifkit-${randomUUID()}.tmp`);
  try {
    disk.writeFileSync(path, text, { flag: 'wx', flush: true });
    takeOwner(path, stats, disk);
    disk.chmodSync(path, stats.mode);
  } catch (error) {
    disk.rmSync(path, { force: true });
    throw error;
  }
  return path;
}

/** Takes back what was written. Says for each file where that failed what became of it. */
function restore(written: readonly Rewrite[], disk: Disk): string[] {
  return written.flatMap(({ file, before }) => {
    let beside: string | undefined;
    try {
      beside = writeBeside(file, before, disk);
      disk.renameSync(beside, file);
      return [];
    } catch {
      return [`${file} is changed all the same${beside ? `, what it was is in ${beside}` : ''}`];
    }
  });
}

/** Does something to its end, though somebody wants to stop the program meanwhile. */
function uninterrupted(act: () => void): void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const later = () => undefined;
  for (const signal of signals) process.on(signal, later);
  try {
    act();
  } finally {
    for (const signal of signals) process.off(signal, later);
  }
}

function writeAll(rewrites: readonly Rewrite[], disk: Disk): void {
  const beside: string[] = [];
  const written: Rewrite[] = [];
  let file = '';
  try {
    for (const rewrite of rewrites) {
      file = rewrite.file;
      beside.push(writeBeside(file, rewrite.after, disk));
    }
    rewrites.forEach((rewrite, index) => {
      file = rewrite.file;
      disk.renameSync(beside[index] ?? '', file);
      written.push(rewrite);
    });
  } catch (error) {
    const lost = restore(written, disk);
    for (const path of beside) disk.rmSync(path, { force: true });
    throw new WriteError(file, [`cannot be written (${systemMessage(error)})`, ...lost].join('; '));
  }
}

/**
 * Writes all files or none: each is written beside the old one first, and only when all are there,
 * they take the old ones' places.
 *
 * @throws {WriteError} for the first file that could not be written; all are as they were then, but for those that the message names.
 */
export function writeTogether(rewrites: readonly Rewrite[], disk: Disk = fs): void {
  uninterrupted(() => writeAll(rewrites, disk));
}
