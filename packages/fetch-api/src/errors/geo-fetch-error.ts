import { FetchError } from './fetch-error.ts';

/** The content exists but is not available in the visitor's country. */
export class GeoFetchError extends FetchError {
  override name = 'GeoFetchError';
}
