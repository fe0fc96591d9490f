import { relative } from 'node:path';
import { lineAfter } from '../edit/edits.ts';
import { printDiff } from '../edit/print-diff.ts';
import { type Change, type Fault, folderOf, type Package } from './packages.ts';

/** The result of a move. */
export interface Outcome {
  packages: readonly Package[];
  dry: boolean;
  /** The paths that a file belongs to which was not named itself. */
  belongingTo: (file: string) => string | undefined;
}

export const named = (file: string): string => relative(process.cwd(), file) || '.';

export const isBlocked = ({ faults }: Package): boolean => faults.some(({ blocks }) => blocks);

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const isEdited = ({ edits }: Change): boolean => edits.length > 0;

function changedLine(
  { file, text, edits }: Change,
  { dry, belongingTo }: Pick<Outcome, 'dry' | 'belongingTo'>,
): string {
  const path = belongingTo(file);
  const reason = path === undefined ? '' : `(${path} belongs to it)`;
  if (dry) return printDiff(named(file), text, edits, reason);
  return ['changed', named(file), reason].join(' ').trimEnd();
}

/** The places to look at, by line: as they are in the file that is there now. */
function notesOf({ file, text, edits, notes }: Change, dry: boolean): string[] {
  const sorted = [...notes].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return sorted.map(({ line, message }) => {
    if (line === undefined) return `${named(file)}  ${message}`;
    return `${named(file)}:${dry ? line : lineAfter(line, text, edits)}  ${message}`;
  });
}

/** The files of a package that stay as they are. */
function linesOfFaults(own: Package): string[] {
  const lines = own.faults.map(({ file, message }: Fault) => `${named(file)}: ${message}`);
  const told = new Set(own.faults.map(({ file }) => file));
  const rest = own.changes.filter((change) => isEdited(change) && !told.has(change.file));
  const others = isBlocked(own) ? rest.length : 0;
  if (!others) return lines;
  const what = others === 1 ? 'one other file' : `${others} other files`;
  const folder = named(folderOf(own));
  const place = folder === '.' ? 'its package' : folder;
  return [...lines, `and so ${what} of ${place}: all of a package change, or none`];
}

/** What a run has to say. */
export function writeReport({ packages, ...outcome }: Outcome): string {
  const changes = packages.filter((own) => !isBlocked(own)).flatMap((own) => own.changes);
  const changed = changes.filter(isEdited);
  const notes = [...new Set(changes.flatMap((change) => notesOf(change, outcome.dry)))];
  const faults = packages.flatMap(linesOfFaults);
  return [
    ...changed.map((change) => changedLine(change, outcome)),
    ...(notes.length ? ['', 'To look at:', ...notes] : []),
    ...(faults.length ? ['', 'Left as they are:', ...faults] : []),
    '',
    `${count(changed.length, 'file')} ${outcome.dry ? 'would change' : 'changed'}, ${count(notes.length, 'place')} to look at.`,
    ...(changed.length && !outcome.dry
      ? ['Now install the dependencies, and let your formatter sort the imports.']
      : []),
  ]
    .join('\n')
    .trimStart();
}
