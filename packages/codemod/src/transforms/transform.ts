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

/** Config files, which can replace analytics with a stub. */
export const SETTINGS =
  /((config|jest|vitest|vite|webpack|rollup|rspack|babel|metro|craco)[^\\/]*|\.\w+rc(\.\w+)?|[\\/]package\.json)$|[\\/]\.storybook[\\/]/i;

/** Mentions of analytics, except imports of it and dependencies. */
const STUB =
  /(?<!\b(?:from|import|require)\s*\(?\s*["'`])@(giphy\\?\/js-|gifkit\\?\/)analytics\b(?!"\s*:\s*"[\^~*\d])/;

export const notesOnStubs = (text: string, path: string): Note[] =>
  notesOnLines(SETTINGS.test(path) ? text : '', (line) =>
    STUB.test(line)
      ? 'If this is a stub that sends no events, call configureAnalytics({ enabled: false }) of @gifkit/analytics instead.'
      : undefined,
  );
