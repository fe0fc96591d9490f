export interface Note {
  /** Line number from 1; undefined for the whole file. */
  line: number | undefined;
  message: string;
}

export interface Transformed {
  text: string;
  /** Notes with line numbers of the new text. */
  notes: Note[];
  /** Modules that the new text imports. */
  modules: readonly string[];
}

/** Returns the line number of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

export const notesOnLines = (
  text: string,
  adviceOn: (line: string) => string | undefined,
): Note[] =>
  text.split('\n').flatMap((line, index) => {
    const message = adviceOn(line);
    return message ? [{ line: index + 1, message }] : [];
  });
