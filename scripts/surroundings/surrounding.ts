/** What is around a run of the checks, where it is not as on the machine of the one who starts it. */
export interface Around {
  env?: NodeJS.ProcessEnv;
  /** When it begins, by the clock of all that runs. */
  date?: Date;
  /** Runs in a new checkout, in a folder of this name. */
  checkout?: string;
  /** Runs in a new checkout, with empty folders for what a user keeps, for caches and temporary files. */
  isFresh?: true;
  /** Runs like that, as a user who owns nothing else. */
  isNotRoot?: true;
  /** Programs beside it that never rest. */
  busyLoops?: number;
  /** Runs in a new checkout at the same time. */
  isTwice?: true;
}

/** A surrounding that the checks have to hold in. */
export interface Surrounding {
  title: string;
  /**
   * What it changes.
   *
   * @throws {Missing} when this machine cannot have it.
   */
  around: () => Around;
}

/** This machine lacks what a surrounding needs; the message says what, and how to get it. */
export class Missing extends Error {
  override name = 'Missing';
}

/** Several surroundings at once. Of what only one can have, the last one has it. */
export const together = (all: readonly Around[]): Around => ({
  ...Object.assign({}, ...all),
  env: Object.assign({}, ...all.map(({ env }) => env)),
});
