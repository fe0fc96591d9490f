import type { TermName } from './terms.ts';

/** Something that the terms of a service forbid. Nothing was sent, copied or changed. */
export class TermsError extends Error {
  override readonly name = 'TermsError';

  /** The term that forbids it. */
  readonly term: TermName;

  constructor(message: string, term: TermName) {
    super(message);
    this.term = term;
  }
}

/** Also true for an error of another copy of this package. */
export const isTermsError = (error: unknown): error is TermsError =>
  (error as Partial<TermsError> | undefined)?.name === 'TermsError';
