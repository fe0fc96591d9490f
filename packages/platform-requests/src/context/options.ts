import type { ApiKeys } from './api-keys.ts';
import type { Wait } from './wait.ts';

/** Options of every call. */
export interface CallOptions {
  /** Ends the call. The strict form rejects with the signal's reason, the other resolves to undefined. */
  signal?: AbortSignal | undefined;
  /** How long the call may take, in ms; 0 sets no limit. @default the platform's `timeout` */
  timeout?: number | undefined;
  /**
   * The most bytes that the response may have, after decompression; 0 sets no limit. A longer one ends the
   * request.
   *
   * @default the platform's `maxResponseBytes`; 100000000 for videos
   */
  maxResponseBytes?: number | undefined;
}

/** Options of calls that a token authorizes. */
export interface TokenOptions extends CallOptions {
  /** Sent as `X-Password`, for content that a password protects. */
  password?: string | undefined;
}

/** Gives a secret when a call needs one, or nothing: the call is then sent without it. */
export type SecretSource = () => string | undefined | Promise<string | undefined>;

/** Where the platform's servers are, and the credentials of its calls. */
export interface PlatformOptions {
  /**
   * The site. Session calls go there, with the CSRF token and the AJAX header.
   * @default the page's origin
   */
  origin?: string | undefined;
  /** The gateway, which has the stories, with or without `/v1` at its end. @default `origin` */
  gatewayUrl?: string | undefined;
  /** The trending scheduler. @default `origin` */
  schedulerUrl?: string | undefined;
  /** The imaging service. @default `origin` */
  imagingUrl?: string | undefined;
  /** The public API, with its version: `https://api.example.com/v1/`. @default as GiphyFetch */
  apiUrl?: string | undefined;
  /** The keys of the public API, one for each area of the platform. */
  apiKeys?: ApiKeys | undefined;
  /** Token for stories, story trending and user profiles: `Authorization: Token …`. */
  getToken?: SecretSource | undefined;
  /** Token for the scheduler, sent as `access_token` in the query. @default `getToken` */
  getAccessToken?: SecretSource | undefined;
  /**
   * The cookies that hold the CSRF token, as `name=value; name=value`. Outside browsers, session calls send
   * all of them to the site.
   * @default `document.cookie` where `origin` is the page's own, else none
   */
  getCookies?: (() => string) | undefined;
  /** The cookie with the CSRF token. @default 'csrftoken' */
  csrfCookie?: string | undefined;
  /** Whether the mobile key is used in place of the web key. @default by the user agent */
  isMobile?: (() => boolean) | undefined;
  /** How long a call may take, in ms; 0 sets no limit. @default 30000 */
  timeout?: number | undefined;
  /**
   * The most bytes that a response may have, after decompression; 0 sets no limit. Calls for videos have a
   * limit of their own.
   *
   * @default 5000000
   */
  maxResponseBytes?: number | undefined;
  /** @default the global fetch */
  fetch?: typeof fetch | undefined;
  /** Where failures are logged. @default the global console */
  logger?: Pick<Console, 'error'> | undefined;
  /** Waits between two tries of polling. @default by `setTimeout` */
  wait?: Wait | undefined;
}
