import { redactUrl } from '../redact.ts';

export interface FetchErrorOptions {
  /** What it came from: the error of `fetch`, of `JSON.parse`, of normalising. */
  cause?: unknown;
  /** How long, in ms, the server asks to wait before another attempt. */
  retryAfter?: number | undefined;
}

/** A request that failed (spec.md section 8). Test for it with {@link isFetchError}. */
export class FetchError extends Error {
  override name = 'FetchError';
  /** What was asked for; keys and tokens are cut out. */
  readonly url: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly statusText: string;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    url: string,
    status = 0,
    statusText = '',
    { retryAfter, ...options }: FetchErrorOptions = {},
  ) {
    super(message, options);
    this.url = redactUrl(url);
    this.status = status;
    this.statusText = statusText;
    this.retryAfter = retryAfter;
  }
}
