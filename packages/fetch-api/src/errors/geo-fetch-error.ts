import { FetchError } from './fetch-error.ts';

/** The content exists but is not shown where the visitor is. */
export class GeoFetchError extends FetchError {
  override name = 'GeoFetchError';
}
