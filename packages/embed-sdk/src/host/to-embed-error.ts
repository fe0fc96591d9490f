import { EmbedError, type EmbedErrorCode } from '../embed-error.ts';
import type { CallFailure, PlayerFailure } from '../protocol/messages.ts';

function codeOf({ name, status }: Partial<CallFailure>): EmbedErrorCode {
  if (status !== undefined) return 'unavailable';
  return name === 'NotAllowedError' ? 'not-allowed' : 'player';
}

/** The error for a failure that the page in a frame reports. Its `cause` has the name of the player's error. */
export function toEmbedError(failure: PlayerFailure | CallFailure): EmbedError {
  const { message, status } = failure;
  return new EmbedError(codeOf(failure), message, { status, cause: failure });
}
