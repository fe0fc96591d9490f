/** A part of a text, and what takes its place. Edits of one text do not overlap. */
export interface Edit {
  /** UTF-16 code units from the beginning of the text. */
  start: number;
  end: number;
  text: string;
}

/** The text with all edits made; everything between them stays as it is, to the last space. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const [...sorted] = edits;
  sorted.sort((a, b) => b.start - a.start);
  return sorted.reduce(
    (result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end),
    text,
  );
}
