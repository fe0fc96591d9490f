import { FetchError } from './fetch-error.ts';

/** No complete response came within the client's `timeout`. */
export class TimeoutFetchError extends FetchError {
  override name = 'TimeoutFetchError';
}
