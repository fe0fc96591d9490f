/**
 * Why an embed could not do what it was asked to:
 *
 * - `argument`: an option or argument is wrong;
 * - `origin`: the frame belongs to another origin than the pinned one, or this page has none of its own;
 * - `timeout`: the player did not answer in time;
 * - `destroyed`: the embed was given up;
 * - `player`: the player said that it cannot, or answered something that is no answer.
 */
export type EmbedErrorCode = 'argument' | 'origin' | 'timeout' | 'destroyed' | 'player';

/** Something that an embed could not do. Test for it with {@link isEmbedError}. */
export class EmbedError extends Error {
  override name = 'EmbedError';
  readonly code: EmbedErrorCode;

  constructor(code: EmbedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether an error is an {@link EmbedError}, also one of another copy of this package. */
export const isEmbedError = (error: unknown): error is EmbedError =>
  (error as Error | undefined)?.name === 'EmbedError' &&
  typeof (error as EmbedError).code === 'string';
