import { getGiphySDKRequestHeaders, type Sdk, sdkHeaders } from '@gifkit/http';
import type { RawResult } from './result-types.ts';

const SYNTHETIC_RESPONSE = 'synthetic response';

/** Appends a slash to a base URL and replaces its version (`/vN/`). A base URL without a version keeps its path. */
const versionedUrl = (base: string, version: number): string =>
  base.replace(/\/?$/, '/').replace(/\/v\d+\/$/, `/v${version}/`);

/** An error in a response with a 2xx status. */
export interface Failure {
  message: string;
  /** Status given in the body. Default: that of the response. */
  status?: number | undefined;
}

/** A service with JSON responses, for {@link createRequester}. */
export interface Service {
  /** Returns the URL of a path with its query, for a version of the API. */
  urlOf: (path: string, version: number) => string;
  /** Default: none, because others make browsers send a preflight request. */
  headers?: () => Headers;
  /**
   * Redirect mode of a GET: following one sends the key to another server. A redirected change is always an error.
   * @default 'error'
   */
  redirect?: RequestRedirect;
  /** Secrets in its URLs outside named parameters, such as a key in the path. @default [] */
  secrets?: readonly string[];
  /** Finds an error in the JSON of a 2xx response; undefined if there is none. Default: there is never one. */
  failureOf?: (body: unknown) => Failure | undefined;
}

export const withDefaults = (service: Service): Required<Service> => ({
  headers: () => new Headers(),
  redirect: 'error',
  secrets: [],
  failureOf: () => undefined,
  ...service,
});

/** GIPHY, or a service with the same API. */
export const giphyService = (
  getBaseUrl: () => string,
  sdk: Sdk | undefined,
): Required<Service> => ({
  urlOf: (path, version) => versionedUrl(getBaseUrl(), version) + path,
  headers: () => (sdk ? sdkHeaders(sdk) : getGiphySDKRequestHeaders()),
  redirect: 'follow',
  secrets: [],
  failureOf: (body) => {
    const id: unknown = (body as RawResult | null)?.meta?.response_id;
    return id && typeof id === 'string' ? undefined : { message: SYNTHETIC_RESPONSE };
  },
});
