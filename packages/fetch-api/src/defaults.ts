import type { Rating } from './option-types.ts';
import { page } from './page.ts';

/** Where the public API lives when neither a client nor the page says otherwise. */
const DEFAULT_SERVER_URL = 'https://api.giphy.com/v1/';

/**
 * The server of every client that has no `baseUrl` of its own. A page may set the global
 * `GIPHY_API_URL` before this module loads.
 */
export let serverUrl: string =
  (globalThis as { GIPHY_API_URL?: string }).GIPHY_API_URL || DEFAULT_SERVER_URL;

/** The rating of every call that has none of its own. */
export let defaultRating: Rating = 'pg-13';

/** Changes {@link serverUrl} for every request from now on, of all copies of this package on the page. */
export function setServerUrl(url: string): void {
  serverUrl = url;
  page().serverUrl = url;
}

/** The server for a request: {@link serverUrl}, unless another copy of this package has changed it. */
export const currentServerUrl = (): string => page().serverUrl || serverUrl;

/** Changes {@link defaultRating} for every request from now on. */
export function setDefaultRating(rating: Rating): void {
  defaultRating = rating;
}
