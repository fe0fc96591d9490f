import { pageState } from '@gifkit/http';
import type { Rating } from './option-types.ts';

const DEFAULT_SERVER_URL = 'https://api.giphy.com/v1/';

const page = /* @__PURE__ */ pageState('@gifkit/fetch-api@1', () => ({
  /** Value of `setServerUrl`; empty if it was not called. */
  serverUrl: '',
}));

/** Base URL of clients without a `baseUrl`. A page may set the global `GIPHY_API_URL` before this module loads. */
export let serverUrl: string =
  (globalThis as { GIPHY_API_URL?: string }).GIPHY_API_URL || DEFAULT_SERVER_URL;

/** Rating of every call without a `rating`. */
export let defaultRating: Rating = 'pg-13';

/** Changes {@link serverUrl} for all later requests, for all copies of this package on the page. */
export function setServerUrl(url: string): void {
  serverUrl = url;
  page().serverUrl = url;
}

/** The base URL of the next request: {@link serverUrl}, unless another copy of this package has changed it. */
export const currentServerUrl = (): string => page().serverUrl || serverUrl;

/** Changes {@link defaultRating} for all later requests. */
export function setDefaultRating(rating: Rating): void {
  defaultRating = rating;
}
