import { FetchError } from '@gifkit/fetch-api';

export const ERROR_PREFIX = '@gifkit/platform-requests: ';

/** An argument that can never work. Both forms of the call throw it. */
export class ArgumentError extends TypeError {
  override name = 'ArgumentError';
}

/** A failed call, without tokens and cookies. Test for it with {@link isPlatformError}. */
export class PlatformError extends FetchError {
  override name = 'PlatformError';
  /** Response of the server, with its body unread; undefined if there was none. */
  readonly response: Response | undefined;
  /** Body of the response; undefined if it is not JSON. */
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

/** True for a {@link PlatformError}, also one of another copy of this package. */
export const isPlatformError = (error: unknown): error is PlatformError =>
  (error as Error | undefined)?.name === 'PlatformError';
