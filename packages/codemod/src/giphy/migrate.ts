import { dirname } from 'node:path';
import { applyEdits } from '../edit/edits.ts';
import { findFiles, isIn } from '../files/find-files.ts';
import { type Disk, testWritable, WriteError, writeTogether } from '../files/write-together.ts';
import type { Successor } from '../peer/successors.ts';
import { SOURCE } from '../sources/parse.ts';
import { UsageError } from '../usage-error.ts';
import type { Package } from './packages.ts';
import { planMoves } from './plan.ts';
import { isBlocked, named, writeReport } from './report.ts';

declare const __GIFKIT_VERSIONS__: Record<string, string> | undefined;
const VERSIONS = typeof __GIFKIT_VERSIONS__ === 'undefined' ? {} : __GIFKIT_VERSIONS__;

export interface Options {
  /** Whether files stay as they are, and the report says what would change. */
  dry: boolean;
  /** @default the disk of this machine */
  disk?: Disk;
}

export interface Migrated {
  /** Messages for the user: what changed, and what to look at. */
  report: string;
  /** The files that could not be read or written, each with the reason. With one of them, its package stays as it is. */
  left: string[];
}

const rangeOf = (name: Successor): string => `^${VERSIONS[name] ?? '0.0.0'}`;

/** Writes a package, or says which file of it cannot be written. */
function write({ changes, faults }: Package, { dry, disk }: Options): void {
  const edited = changes.filter(({ edits }) => edits.length);
  const tried = (act: () => void) => {
    try {
      act();
    } catch (error) {
      if (!(error instanceof WriteError)) throw error;
      faults.push({ file: error.file, message: error.message, blocks: true });
    }
  };
  for (const { file } of edited) tried(() => testWritable(file, disk));
  if (dry || faults.some(({ blocks }) => blocks)) return;
  const rewrites = edited.map(({ file, text, edits }) => ({
    file,
    before: text,
    after: applyEdits(text, edits),
  }));
  tried(() => writeTogether(rewrites, disk));
}

/**
 * Moves the files of some paths, and the package.json that each belongs to, from `@giphy/*` to `@gifkit/*`.
 * All files are read before the first one is written. Of a package, all files change or none.
 *
 * @throws {UsageError} for a path that is not there, or that has no sources.
 */
export function migrate(paths: readonly string[], options: Options): Migrated {
  const found = findFiles(paths);
  if (!found.files.some((file) => SOURCE.test(file))) {
    throw new UsageError(`There is no JavaScript or TypeScript in ${paths.join(', ')}.`);
  }
  const packages = planMoves(found, rangeOf);
  for (const own of packages) if (!isBlocked(own)) write(own, options);
  const belongingTo = (file: string) =>
    found.roots.some((root) => isIn(file, root))
      ? undefined
      : found.roots
          .filter((root) => isIn(root, dirname(file)))
          .map(named)
          .join(', ');
  const report = writeReport({ packages, dry: options.dry, belongingTo });
  const left = packages.flatMap(({ faults }) =>
    faults.map(({ file, message }) => `${named(file)}: ${message}`),
  );
  return { report, left };
}
