import { FetchError } from '@gifkit/fetch-api';

/** What every message of a failed request starts with. */
export const ERROR_PREFIX = '@gifkit/platform-requests: ';

/** An argument with which the call can never succeed. Both forms of the call throw it. */
export class ArgumentError extends TypeError {
  override name = 'ArgumentError';
}

/**
 * A call that failed. It holds no token and no cookie, so it is safe to log. Test for it with
 * {@link isPlatformError}.
 */
export class PlatformError extends FetchError {
  override name = 'PlatformError';
  /** The server's response, with its body unread; undefined when there was none. */
  readonly response: Response | undefined;
  /** The body of that response; undefined when it is not JSON. */
  readonly json: unknown;

  constructor(
    message: string,
    url: string,
    parts: { response?: Response; json?: unknown; cause?: unknown } = {},
  ) {
    const { response, json, ...options } = parts;
    super(message, url, response?.status, response?.statusText, options);
    this.response = response;
    this.json = json;
  }
}

/** Whether an error is a {@link PlatformError}, also one of another copy of this package. */
export const isPlatformError = (error: unknown): error is PlatformError =>
  (error as Error | undefined)?.name === 'PlatformError';
