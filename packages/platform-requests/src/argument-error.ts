/** A call that could never work, whatever the server says: thrown even where failures are logged. */
export class ArgumentError extends TypeError {
  override name = 'ArgumentError';
}
