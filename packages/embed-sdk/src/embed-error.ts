import type { CallFailure, PlayerFailure } from './protocol/messages.ts';

/**
 * Reason for an error:
 *
 * - `argument`: an option or argument is invalid;
 * - `origin`: the frame's origin is not the pinned one, or this page has an opaque origin;
 * - `timeout`: the player did not respond in time;
 * - `destroyed`: the embed was destroyed;
 * - `unavailable`: the frame shows an error page instead of the player; see `status`;
 * - `not-allowed`: the browser requires a user's interaction with the player first, for example for sound;
 * - `player`: the player failed, or its response is invalid.
 */
export type EmbedErrorCode =
  | 'argument'
  | 'origin'
  | 'timeout'
  | 'destroyed'
  | 'unavailable'
  | 'not-allowed'
  | 'player';

interface EmbedErrorOptions extends ErrorOptions {
  status?: number | undefined;
}

/** A failed operation of an embed. Test for it with {@link isEmbedError}. */
export class EmbedError extends Error {
  override name = 'EmbedError';
  readonly code: EmbedErrorCode;
  /**
   * HTTP status of the page in the frame, for `unavailable`: 404 if the GIF does not exist, 502, 503 or 504 if the GIF
   * service fails.
   */
  readonly status: number | undefined;

  constructor(code: EmbedErrorCode, message: string, options?: EmbedErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = options?.status;
  }
}

/** Whether an error is an {@link EmbedError}, even from another copy of this package. */
export const isEmbedError = (error: unknown): error is EmbedError =>
  (error as Error | undefined)?.name === 'EmbedError' &&
  typeof (error as EmbedError).code === 'string';

function codeOf({ name, status }: Partial<CallFailure>): EmbedErrorCode {
  if (status !== undefined) return 'unavailable';
  return name === 'NotAllowedError' ? 'not-allowed' : 'player';
}

/** Converts a failure reported by the frame. The error's `cause` has the name of the player's error. */
export function toEmbedError(failure: PlayerFailure | CallFailure): EmbedError {
  const { message, status } = failure;
  return new EmbedError(codeOf(failure), message, { status, cause: failure });
}
