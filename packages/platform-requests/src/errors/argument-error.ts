/** An argument with which the call can never succeed. Both forms of the call throw it. */
export class ArgumentError extends TypeError {
  override name = 'ArgumentError';
}
