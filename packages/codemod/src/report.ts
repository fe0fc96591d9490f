import { relative } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import type { Note } from './transforms/transform.ts';

export interface Planned {
  file: string;
  before: string;
  after: string;
  notes: Note[];
}

/** Files that change together or not at all: the sources of a package and its package.json. */
export interface Package {
  folder: string;
  planned: Planned[];
  /** Files that cannot be read or written, with the reason. One of them blocks all others. */
  faults: { file: string; message: string }[];
}

const named = (file: string): string => relative('', file) || '.';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const isEdited = ({ before, after }: Planned): boolean => before !== after;

function linesOfFaults({ folder, faults, planned }: Package): string[] {
  const lines = faults.map(({ file, message }) => `${named(file)}: ${message}`);
  const told = new Set(faults.map(({ file }) => file));
  const others = planned.filter((one) => isEdited(one) && !told.has(one.file)).length;
  if (!lines.length || !others) return lines;
  const place = named(folder) === '.' ? 'its package' : named(folder);
  const what = others === 1 ? 'one other file' : `${others} other files`;
  return [
    ...lines,
    `and therefore ${what} of ${place}: a package changes as a whole or not at all`,
  ];
}

export function writeReport(
  packages: readonly Package[],
  dry: boolean,
): { report: string; left: string[] } {
  const planned = packages.flatMap((own) => (own.faults.length ? [] : own.planned));
  const changed = planned.filter(isEdited).map(({ file, before, after }) => {
    const name = named(file);
    if (!dry) return `changed ${name}`;
    const patch = createTwoFilesPatch(name, name, before, after, '', '', { context: 2 });
    return patch.replace(/^(Index:.*\n)?=+\n/, '').trimEnd();
  });
  const notes = planned.flatMap(({ file, notes }) =>
    [...notes]
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
      .map(({ line, message }) => `${named(file)}${line ? `:${line}` : ''}  ${message}`),
  );
  const places = [...new Set(notes)];
  const faults = packages.flatMap(linesOfFaults);
  const lines = [
    ...changed,
    ...(places.length ? ['', 'To look at:', ...places] : []),
    ...(faults.length ? ['', 'Left as they are:', ...faults] : []),
    '',
    `${count(changed.length, 'file')} ${dry ? 'would change' : 'changed'}, ${count(places.length, 'place')} to look at.`,
    ...(changed.length && !dry
      ? ['Now install the dependencies and let your formatter sort the imports.']
      : []),
  ];
  const left = packages.flatMap((own) =>
    own.faults.map(({ file, message }) => `${named(file)}: ${message}`),
  );
  return { report: lines.join('\n').trimStart(), left };
}
