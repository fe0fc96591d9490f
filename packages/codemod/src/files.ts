import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Installed or generated folders and files. */
const LEFT_OUT =
  /^(node_modules|\.git|\.yarn|\.pnp\.cjs|\.pnp\.loader\.mjs|dist|build|out|\.next|coverage)$/;

export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const filesIn = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(entry.name)) return [];
    // Skips symbolic links, because their targets are found by their real names.
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

/**
 * Finds all files below the paths, without duplicates, by their real names.
 *
 * @throws {UsageError} if a path does not exist.
 */
export function findFiles(paths: readonly string[]): { roots: string[]; files: string[] } {
  const roots = paths.map((path) => {
    if (!fs.existsSync(path)) throw new UsageError(`There is no ${path}.`);
    return fs.realpathSync(path);
  });
  const files = roots.flatMap((root) => (fs.statSync(root).isDirectory() ? filesIn(root) : [root]));
  return { roots, files: [...new Set(files)] };
}

/** @throws {Error} if the text is not UTF-8, because writing it back would lose bytes. */
export function textOf(bytes: Buffer): string {
  if (isUtf8(bytes) && !bytes.includes(0)) return bytes.toString('utf8');
  const lines = bytes.toString('latin1').split('\n');
  const fault = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  throw new Error(
    fault < 0
      ? 'has null bytes: save it as UTF-8'
      : `is not UTF-8 (line ${fault + 1}): save it as UTF-8`,
  );
}

interface Rewrite {
  file: string;
  before: string;
  after: string;
}

/** Error for a file that cannot be written; all other files are unchanged. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly file: string;

  constructor(file: string, error: unknown) {
    // Drops the system call from the message: `EACCES: permission denied`.
    super(`cannot be written (${(error as Error).message.split(', ')[0]})`);
    this.file = file;
  }
}

/**
 * @throws {WriteError} if the file or its folder is not writable. Temporary files are created in the folder.
 */
export function testWritable(file: string): void {
  try {
    for (const path of [file, dirname(file)]) fs.accessSync(path, fs.constants.W_OK);
  } catch (error) {
    throw new WriteError(file, error);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes all files or none: first temporary files, then it renames them all. It ignores signals until it is done.
 *
 * @throws {WriteError} for the first file that cannot be written.
 */
export function writeTogether(rewrites: readonly Rewrite[]): void {
  const beside = (file: string) => `${file}.gifkit.tmp`;
  const written: Rewrite[] = [];
  let current = '';
  const ignoreSignal = () => undefined;
  for (const signal of SIGNALS) process.on(signal, ignoreSignal);
  try {
    for (const { file, after } of rewrites) {
      current = file;
      const { mode } = fs.statSync(file);
      fs.writeFileSync(beside(file), after, { mode });
    }
    for (const rewrite of rewrites) {
      current = rewrite.file;
      fs.renameSync(beside(current), current);
      written.push(rewrite);
    }
  } catch (error) {
    for (const { file, before } of written) fs.writeFileSync(file, before);
    throw new WriteError(current, error);
  } finally {
    for (const { file } of rewrites) fs.rmSync(beside(file), { force: true });
    for (const signal of SIGNALS) process.off(signal, ignoreSignal);
  }
}
