/** A mistake of the user; the message is one sentence for them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
