import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'build', 'out', '.next', 'coverage']);

/** All files of a folder, without those that are generated or installed. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The package.json that a file belongs to. */
export function manifestOf(path: string): string | undefined {
  const file = join(path, 'package.json');
  if (existsSync(file)) return file;
  const above = dirname(path);
  return above === path ? undefined : manifestOf(above);
}

/**
 * All files of some paths, each once.
 *
 * @throws {UsageError} for a path that is not there.
 */
export function findFiles(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
    const absolute = resolve(path);
    return statSync(absolute).isDirectory() ? filesIn(absolute) : [absolute];
  });
  return [...new Set(files)];
}
