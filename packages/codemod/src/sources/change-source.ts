import { applyEdits, type Edit } from '../edit/edits.ts';
import type { Note } from '../peer/note.ts';
import { type Successor, successorsIn } from '../peer/successors.ts';
import { isConfigFile } from './code-settings.ts';
import { findTraps } from './find-traps.ts';
import { parseSource } from './parse.ts';
import { renameGridRef } from './rename-grid-ref.ts';
import { rewriteSource } from './rewrite-source.ts';

/** What is to be done with a source. */
export interface SourceChange {
  edits: Edit[];
  notes: Note[];
  /** The packages that it imports from then. */
  used: ReadonlySet<Successor>;
}

function planChange(text: string, file: string): SourceChange {
  const tree = parseSource(text, file);
  const { edits, notes, used } = rewriteSource(text, tree, { isConfig: isConfigFile(file) });
  return {
    edits: [...edits, ...renameGridRef(text, tree)],
    notes: [...notes, ...findTraps(text, tree)],
    used: new Set([...used, ...successorsIn(text)]),
  };
}

/** Reads what is about to be written. */
function check(text: string, file: string): void {
  let again: SourceChange;
  try {
    again = planChange(text, file);
  } catch (error) {
    throw new Error(`could not be read after the change: ${(error as Error).message}`);
  }
  if (again.edits.length) throw new Error('would change again in a second run');
}

/**
 * The edits of a source, and what to look at in it. What they give was read, too.
 *
 * @throws {Error} where it cannot be read, before or after.
 */
export function changeSource(text: string, file: string): SourceChange {
  const change = planChange(text, file);
  if (change.edits.length) check(applyEdits(text, change.edits), file);
  return change;
}
