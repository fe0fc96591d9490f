import type { Successor } from '../peer.ts';

export interface Note {
  /** Line number from 1; undefined for the whole file. */
  line: number | undefined;
  message: string;
}

export interface Transformed {
  text: string;
  /** Notes with line numbers of the new text. */
  notes: Note[];
  used: readonly Successor[];
}

/** Returns the line number of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
