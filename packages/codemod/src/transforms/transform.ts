import type { Successor } from '../peer.ts';

/** A place that a person has to look at. */
export interface Note {
  /** From 1; undefined for a file as a whole. */
  line: number | undefined;
  message: string;
}

/** What a file is to be. */
export interface Transformed {
  /** The text; the same as before if there is nothing to change. */
  text: string;
  /** By the lines of the new text. */
  notes: Note[];
  /** The packages that it imports from then. */
  used: readonly Successor[];
}

/** The number of the line that an offset is in, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;
