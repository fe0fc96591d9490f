import { SYNTHETIC_RESPONSE } from './constants.ts';
import { getGiphySDKRequestHeaders, type Sdk, sdkHeaders } from './headers.ts';
import type { ErrorResult, RawResult } from './result-types.ts';
import { versionedUrl } from './server-url.ts';

/** What is wrong with a response. */
export interface Failure {
  message: string;
  /** The status that the body names. @default that of the response */
  status?: number | undefined;
}

/** What one service's requests and responses have of their own. */
export interface Service {
  /** Where a path of a version is. */
  urlOf: (path: string, version: number) => string;
  headers: () => Headers;
  /** What is done about a redirect of a GET; one of a change is an error anyway. */
  redirect: RequestRedirect;
  /** Secrets in its URLs that no parameter's name gives away, such as a key in the path. */
  secrets: readonly string[];
  /** The server's message in the JSON of a response that failed; nothing where there is none. */
  messageOf: (body: unknown) => unknown;
  /** What is wrong with the JSON of a response whose status is 2xx; nothing where it is sound. */
  failureOf: (body: unknown) => Failure | undefined;
}

/** GIPHY, or a service that speaks like it. */
export const giphyService = (getBaseUrl: () => string, sdk: Sdk | undefined): Service => ({
  urlOf: (path, version) => versionedUrl(getBaseUrl(), version) + path,
  headers: () => (sdk ? sdkHeaders(sdk) : getGiphySDKRequestHeaders()),
  redirect: 'follow',
  secrets: [],
  messageOf: (body) => {
    const { meta, message } = body as ErrorResult;
    return meta?.msg || message;
  },
  failureOf: (body) => {
    const id: unknown = (body as RawResult | null)?.meta?.response_id;
    return id && typeof id === 'string' ? undefined : { message: SYNTHETIC_RESPONSE };
  },
});
