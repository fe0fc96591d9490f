import type { CallFailure, PlayerFailure } from './protocol/messages.ts';

/**
 * Why an embed could not do what it was asked to:
 *
 * - `argument`: an option or argument is wrong;
 * - `origin`: the frame belongs to another origin than the pinned one, or this page has no origin of its own;
 * - `timeout`: the player did not respond in time;
 * - `destroyed`: the embed was destroyed;
 * - `unavailable`: the frame shows an error page in place of the player; `status` says which;
 * - `not-allowed`: the browser does not allow it before the visitor has touched the player, such as sound;
 * - `player`: the player could not do it, or its response makes no sense.
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

/** Something that an embed could not do. Test for it with {@link isEmbedError}. */
export class EmbedError extends Error {
  override name = 'EmbedError';
  readonly code: EmbedErrorCode;
  /**
   * With `unavailable`: the HTTP status of the page in the frame. 404 when there is no such GIF, 502, 503 or
   * 504 when the GIF service fails.
   */
  readonly status: number | undefined;

  constructor(code: EmbedErrorCode, message: string, options?: EmbedErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = options?.status;
  }
}

/** Whether an error is an {@link EmbedError}, also one of another copy of this package. */
export const isEmbedError = (error: unknown): error is EmbedError =>
  (error as Error | undefined)?.name === 'EmbedError' &&
  typeof (error as EmbedError).code === 'string';

function codeOf({ name, status }: Partial<CallFailure>): EmbedErrorCode {
  if (status !== undefined) return 'unavailable';
  return name === 'NotAllowedError' ? 'not-allowed' : 'player';
}

/** The error for a failure that the page in a frame reports. Its `cause` has the name of the player's error. */
export function toEmbedError(failure: PlayerFailure | CallFailure): EmbedError {
  const { message, status } = failure;
  return new EmbedError(codeOf(failure), message, { status, cause: failure });
}
