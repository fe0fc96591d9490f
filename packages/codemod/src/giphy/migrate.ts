import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { applyEdits, type Edit } from '../edit/edits.ts';
import { printDiff } from '../edit/print-diff.ts';
import { findFiles, manifestOf } from '../files/find-files.ts';
import { UsageError } from '../usage-error.ts';
import { findTraps, findTrapsInStyles } from './find-traps.ts';
import type { Note } from './note.ts';
import { parseSource, SOURCE } from './parse.ts';
import { renameGridRef } from './rename-grid-ref.ts';
import { rewriteManifest } from './rewrite-manifest.ts';
import { rewriteSource } from './rewrite-source.ts';
import type { Successor } from './successors.ts';

declare const __GIFKIT_VERSIONS__: Record<string, string> | undefined;
const VERSIONS = typeof __GIFKIT_VERSIONS__ === 'undefined' ? {} : __GIFKIT_VERSIONS__;

interface Change {
  file: string;
  text: string;
  edits: Edit[];
  notes: Note[];
}

export interface Migrated {
  /** Messages for the user: what changed, and what to look at. */
  report: string;
  /** Files that could not be read, so that they are unchanged. */
  unread: string[];
}

const STYLES = /\.(css|scss|sass|less)$/;
/** Files of frameworks; scripts in them are not read. */
const OTHERS = /\.(vue|svelte|astro|mdx)$/;

const rangeOf = (name: Successor): string => `^${VERSIONS[name] ?? '0.0.0'}`;

function changeSource(file: string, text: string): Change & { used: Set<Successor> } {
  const tree = parseSource(text, file);
  const { edits, notes, used } = rewriteSource(text, tree);
  return {
    file,
    text,
    edits: [...edits, ...renameGridRef(text, tree)],
    notes: [...notes, ...findTraps(text, tree)],
    used,
  };
}

/** The notes on a file that is no source. */
function lookAt(file: string, text: string): Note[] {
  if (STYLES.test(file)) return findTrapsInStyles(text);
  if (!OTHERS.test(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('@giphy/') ? [{ line: index + 1, message: 'Change this import by hand.' }] : [],
    );
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function reportOf(changes: Change[], unread: string[], dry: boolean): string {
  const changed = changes.filter(({ edits }) => edits.length);
  const notes = changes.flatMap(({ file, notes }) =>
    [...notes]
      .sort((a, b) => a.line - b.line)
      .map(({ line, message }) => `${file}:${line}  ${message}`),
  );
  return [
    ...changed.map(({ file, text, edits }) =>
      dry ? printDiff(file, text, edits) : `changed ${file}`,
    ),
    ...(notes.length ? ['', 'To look at:', ...notes] : []),
    ...(unread.length ? ['', 'Not read, and so not changed:', ...unread] : []),
    '',
    `${count(changed.length, 'file')} ${dry ? 'would change' : 'changed'}, ${count(notes.length, 'place')} to look at.`,
    ...(changed.length && !dry
      ? ['Now install the dependencies, and let your formatter sort the imports.']
      : []),
  ]
    .join('\n')
    .trimStart();
}

/**
 * Moves the files of some paths, and the package.json that each belongs to, from `@giphy/*` to `@gifkit/*`.
 * All files are read before the first one is written. Files that cannot be read are not changed.
 *
 * @throws {UsageError} for a path that is not there, or that has no sources.
 */
export function migrate(paths: readonly string[], { dry }: { dry: boolean }): Migrated {
  const files = findFiles(paths);
  if (!files.some((file) => SOURCE.test(file))) {
    throw new UsageError(`There is no JavaScript or TypeScript in ${paths.join(', ')}.`);
  }
  const changes: Change[] = [];
  const unread: string[] = [];
  const used = new Set<Successor>();
  const named = (file: string) => relative(process.cwd(), file);

  function attempt(file: string, change: (text: string) => Change | undefined): void {
    try {
      const made = change(readFileSync(file, 'utf8'));
      if (made?.edits.length || made?.notes.length) changes.push(made);
    } catch (error) {
      unread.push(`${named(file)}: ${(error as Error).message}`);
    }
  }

  for (const file of files) {
    attempt(file, (text) => {
      if (!SOURCE.test(file))
        return { file: named(file), text, edits: [], notes: lookAt(file, text) };
      if (!/giphy|gifkit/i.test(text)) return undefined;
      const change = changeSource(named(file), text);
      for (const name of change.used) used.add(name);
      return change;
    });
  }
  const manifests = new Set(
    [...files, ...paths.map((path) => resolve(path))].map((file) => manifestOf(file)),
  );
  for (const file of manifests) {
    if (!file) continue;
    attempt(file, (text) => ({
      file: named(file),
      text,
      ...rewriteManifest(text, { used, rangeOf }),
    }));
  }
  if (!dry) {
    for (const { file, text, edits } of changes) {
      if (edits.length) writeFileSync(file, applyEdits(text, edits));
    }
  }
  return { report: reportOf(changes, unread, dry), unread };
}
