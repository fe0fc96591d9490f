import type { Successor } from '../peer.ts';

/** Place that the user has to look at. */
export interface Note {
  /** Line number from 1; undefined for the whole file. */
  line: number | undefined;
  message: string;
}

export interface Transformed {
  /** New text, equal to the old one if nothing changes. */
  text: string;
  /** Notes with line numbers of the new text. */
  notes: Note[];
  /** Gifkit packages that the new text imports. */
  used: readonly Successor[];
}

/** Returns the line number of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
