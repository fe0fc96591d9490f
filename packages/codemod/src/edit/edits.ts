/** A part of a text, and what takes its place. */
export interface Edit {
  /** UTF-16 code units from the beginning of the text. */
  start: number;
  end: number;
  text: string;
}

/** Edits in the order of their places; an insertion comes before what replaces the text after it. */
const inOrder = (edits: readonly Edit[]): Edit[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end);

/** The number of the line that an offset is in, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/**
 * The text with all edits made; everything between them stays as it is, to the last space.
 *
 * @throws {Error} where two edits overlap: no text can have both.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: replacement } of inOrder(edits)) {
    if (start < done) throw new Error(`two changes overlap in line ${lineAt(text, start)}`);
    result += text.slice(done, start) + replacement;
    done = end;
  }
  return result + text.slice(done);
}

const lineBreaksIn = (text: string): number => text.split('\n').length - 1;

/** The number of a line, from 1, once the edits before it are made. */
export function lineAfter(line: number, text: string, edits: readonly Edit[]): number {
  const start = text.split('\n', line - 1).join('\n').length;
  const before = edits.filter(({ end }) => end <= start);
  return before.reduce(
    (moved, edit) =>
      moved + lineBreaksIn(edit.text) - lineBreaksIn(text.slice(edit.start, edit.end)),
    line,
  );
}
