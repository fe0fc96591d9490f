import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import { join } from 'node:path';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Installed or generated folders and files. A package.json moves after its sources. */
const LEFT_OUT =
  /^(node_modules|\.git|\.yarn|\.pnp\.cjs|\.pnp\.loader\.mjs|dist|\.next|package(-lock)?\.json|npm-shrinkwrap\.json|.*-lock\.ya?ml)$/;

/** Generated folders beside a package.json. Deeper ones may contain sources. */
const BUILT = /^(build|out|coverage)$/;

function filesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const isPackage = entries.some(({ name }) => name === 'package.json');
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.test(entry.name) || (isPackage && BUILT.test(entry.name))) return [];
    // Skips symbolic links, because their targets are found by their real names.
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
  });
}

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

/** Decodes a file whose encoding is unknown; only ASCII is reliable. */
export const plainOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll('\0', '');

/** @throws {Error} if the text is not UTF-8, because writing it back would lose bytes. */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Error('is not UTF-8: save it as UTF-8');
  return bytes.toString('utf8');
}

const writeErrorOf = (error: unknown): string => `cannot be written (${(error as Error).message})`;

/** Returns why a file cannot be written; undefined if it can. */
export function writeFault(file: string): string | undefined {
  try {
    fs.accessSync(file, fs.constants.W_OK);
    return undefined;
  } catch (error) {
    return writeErrorOf(error);
  }
}

/**
 * Writes all files or none: first beside them, then it renames them all, so that a full disk destroys no file.
 *
 * @returns the first file that cannot be written, with the reason.
 */
export function writeTogether(
  rewrites: readonly { file: string; after: string }[],
): { file: string; message: string } | undefined {
  const beside = (file: string) => `${file}.gifkit.tmp`;
  let current = '';
  try {
    for (const { file, after } of rewrites) {
      current = file;
      fs.writeFileSync(beside(file), after, { mode: fs.statSync(file).mode });
    }
    for (const { file } of rewrites) {
      current = file;
      fs.renameSync(beside(file), file);
    }
    return undefined;
  } catch (error) {
    return { file: current, message: writeErrorOf(error) };
  } finally {
    for (const { file } of rewrites) fs.rmSync(beside(file), { force: true });
  }
}
