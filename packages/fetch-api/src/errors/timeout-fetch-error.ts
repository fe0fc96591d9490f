import { FetchError } from './fetch-error.ts';

/** No complete answer came within the client's `timeout`. */
export class TimeoutFetchError extends FetchError {
  override name = 'TimeoutFetchError';
}
