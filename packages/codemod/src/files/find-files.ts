import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { systemMessage } from './system-message.ts';

/** What is installed or built. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.yarn',
  '.pnp.cjs',
  '.pnp.loader.mjs',
  'dist',
  'build',
  'out',
  '.next',
  'coverage',
]);

/** The files of some paths. All names are real ones: no part of them is a symbolic link. */
export interface FoundFiles {
  /** The paths that were named, where they lead. */
  roots: string[];
  files: string[];
  /** Symbolic links that lead out of the named paths, and where to. They are not followed. */
  links: { path: string; target: string }[];
  /** Folders that could not be listed, and why. */
  closed: { path: string; message: string }[];
}

/** Whether a path is a folder or in it. */
export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function namesIn(folder: string, found: FoundFiles) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    found.closed.push({ path: folder, message: systemMessage(error) });
    return [];
  }
}

/** Adds all files of a folder, without those that are generated or installed. */
function addFolder(folder: string, found: FoundFiles): void {
  for (const entry of namesIn(folder, found)) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(path, found);
    else if (entry.isFile()) found.files.push(path);
    // A link that leads nowhere has nothing to change.
    else if (entry.isSymbolicLink() && existsSync(path)) {
      const target = realpathSync(path);
      // What is in a named path is found there by its own name.
      if (!found.roots.some((root) => isIn(target, root))) found.links.push({ path, target });
    }
  }
}

/**
 * All files of some paths, each once. A path may be a symbolic link itself; it is followed.
 *
 * @throws {UsageError} for a path that is not there.
 */
export function findFiles(paths: readonly string[]): FoundFiles {
  const roots = paths.map((path) => {
    if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
    return realpathSync(path);
  });
  const found: FoundFiles = { roots, files: [], links: [], closed: [] };
  for (const root of roots) {
    if (statSync(root).isDirectory()) addFolder(root, found);
    else found.files.push(root);
  }
  return { ...found, files: [...new Set(found.files)] };
}
