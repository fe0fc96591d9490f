import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/** A mistake of the user; the message is one sentence for them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What is installed or built. */
const LEFT_OUT =
  /^(node_modules|\.git|\.yarn|\.pnp\.cjs|\.pnp\.loader\.mjs|dist|build|out|\.next|coverage)$/;

/** Whether a path is a folder or in it. */
export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const filesIn = (folder: string): string[] =>
  fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(entry.name)) return [];
    // What a symbolic link leads to is found by its own name, or was not named.
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });

/**
 * Finds all files of some paths, each once, by their real names.
 *
 * @throws {UsageError} for a path that is not there.
 */
export function findFiles(paths: readonly string[]): { roots: string[]; files: string[] } {
  const roots = paths.map((path) => {
    if (!fs.existsSync(path)) throw new UsageError(`There is no ${path}.`);
    return fs.realpathSync(path);
  });
  const files = roots.flatMap((root) => (fs.statSync(root).isDirectory() ? filesIn(root) : [root]));
  return { roots, files: [...new Set(files)] };
}

/** @throws {Error} for a text that is not UTF-8: written back, it would lose what could not be read. */
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

/** A file that could not be written; all others are as they were. */
export class WriteError extends Error {
  override readonly name = 'WriteError';
  readonly file: string;

  constructor(file: string, error: unknown, more = '') {
    // What the system says, without the call: `EACCES: permission denied`.
    super(`cannot be written (${(error as Error).message.split(', ')[0]})${more}`);
    this.file = file;
  }
}

/** @throws {WriteError} if a file, or its folder, where the new one is made, may not be written. */
export function testWritable(file: string): void {
  try {
    for (const path of [file, dirname(file)]) fs.accessSync(path, fs.constants.W_OK);
  } catch (error) {
    throw new WriteError(file, error);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes all files or none: each is written beside the old one first, and only when all are there they take the old
 * ones' places. A signal to stop does not stop this.
 *
 * @throws {WriteError} for the first file that could not be written.
 */
export function writeTogether(rewrites: readonly Rewrite[]): void {
  const beside = (file: string) => `${file}.gifkit.tmp`;
  const written: Rewrite[] = [];
  let current = '';
  const goOn = () => undefined;
  for (const signal of SIGNALS) process.on(signal, goOn);
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
    const lost = written.flatMap(({ file, before }) => {
      try {
        fs.writeFileSync(file, before);
        return [];
      } catch {
        return [`; ${file} is changed all the same`];
      }
    });
    throw new WriteError(current, error, lost.join(''));
  } finally {
    for (const { file } of rewrites) fs.rmSync(beside(file), { force: true });
    for (const signal of SIGNALS) process.off(signal, goOn);
  }
}
