/**
 * How a request ended. What failed may be accepted the next time, what was refused never will. `unanswered` has no
 * response at all: there is no connection, something blocks it, or its page was left.
 */
export type Outcome = 'accepted' | 'refused' | 'failed' | 'unanswered';

/** Client errors after which a retry makes sense: the request was too slow, too early, or one of too many. */
const TEMPORARY_ERRORS = [408, 425, 429];

/** The outcome that a response stands for. */
export const outcomeOf = ({ ok, status }: Response): Outcome => {
  if (ok) return 'accepted';
  return status >= 500 || TEMPORARY_ERRORS.includes(status) ? 'failed' : 'refused';
};
