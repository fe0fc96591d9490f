import { getGiphySDKRequestHeaders, type Sdk, sdkHeaders } from './headers.ts';
import type { RawResult } from './result-types.ts';

/** The message for a response without `meta.response_id`. */
const SYNTHETIC_RESPONSE = 'synthetic response';

/**
 * A base URL for one version of the API: with a slash at its end, and `/vN/` before that replaced.
 * A base that names no version is used as it is.
 */
export const versionedUrl = (base: string, version: number): string =>
  base.replace(/\/?$/, '/').replace(/\/v\d+\/$/, `/v${version}/`);

/** What is wrong with a response. */
export interface Failure {
  message: string;
  /** The status that the body names. @default that of the response */
  status?: number | undefined;
}

/** What is special about one service's requests and responses. */
export interface Service {
  /** The URL for a path and a version of the API. */
  urlOf: (path: string, version: number) => string;
  headers: () => Headers;
  /** What happens when a GET is redirected. A redirected change is always an error. */
  redirect: RequestRedirect;
  /** Secrets in its URLs that are not in a parameter with a telling name, such as a key in the path. */
  secrets: readonly string[];
  /** What is wrong with the JSON of a response whose status is 2xx; undefined when nothing is. */
  failureOf: (body: unknown) => Failure | undefined;
}

/** GIPHY, or a service with the same API. */
export const giphyService = (getBaseUrl: () => string, sdk: Sdk | undefined): Service => ({
  urlOf: (path, version) => versionedUrl(getBaseUrl(), version) + path,
  headers: () => (sdk ? sdkHeaders(sdk) : getGiphySDKRequestHeaders()),
  redirect: 'follow',
  secrets: [],
  failureOf: (body) => {
    const id: unknown = (body as RawResult | null)?.meta?.response_id;
    return id && typeof id === 'string' ? undefined : { message: SYNTHETIC_RESPONSE };
  },
});
