import { relative } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { Note } from './transforms/transform.ts';

interface Planned {
  file: string;
  before: string;
  after: string;
  notes: Note[];
}

/** Files that change together or not at all: the sources of a package and its package.json. */
export interface Package {
  planned: Planned[];
  /** Files that cannot be read or written, with the reason. One of them blocks all others. */
  faults: { file: string; message: string }[];
}

const named = (file: string): string => relative('', file) || '.';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const editedIn = ({ planned }: Package): Planned[] =>
  planned.filter(({ before, after }) => before !== after);

/** @returns the report for the user, and its lines on files that cannot be read or written. */
export function writeReport(
  packages: readonly Package[],
  dry: boolean,
): { report: string; left: string[] } {
  const moved = packages.filter(({ faults }) => !faults.length);
  const changed = moved.flatMap(editedIn).map(({ file, before, after }) => {
    const name = named(file);
    if (!dry) return `changed ${name}`;
    const patch = createTwoFilesPatch(name, name, before, after, '', '', { context: 2 });
    return patch.replace(/^(Index:.*\n)?=+\n/, '').trimEnd();
  });
  const notes = moved.flatMap(({ planned }) =>
    planned.flatMap(({ file, notes }) =>
      [...notes]
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(({ line, message }) => `${named(file)}${line ? `:${line}` : ''}  ${message}`),
    ),
  );
  const places = [...new Set(notes)];
  const left = packages.flatMap(({ faults }) =>
    faults.map(({ file, message }) => `${named(file)}: ${message}`),
  );
  const lines = [
    ...changed,
    ...(places.length ? ['', 'To look at:', ...places] : []),
    ...(left.length ? ['', 'Left as they are, with all files of their packages:', ...left] : []),
    '',
    `${count(changed.length, 'file')} ${dry ? 'would change' : 'changed'}, ${count(places.length, 'place')} to look at.`,
    ...(changed.length && !dry
      ? ['Now install the dependencies and let your formatter sort the imports.']
      : []),
  ];
  return { report: lines.join('\n').trimStart(), left };
}
