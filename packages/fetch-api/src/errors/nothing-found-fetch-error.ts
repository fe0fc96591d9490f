import { FetchError } from './fetch-error.ts';

/** A random GIF was asked for, and none matches. */
export class NothingFoundFetchError extends FetchError {
  override name = 'NothingFoundFetchError';
}
