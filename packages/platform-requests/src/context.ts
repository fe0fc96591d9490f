import {
  createResponseCache,
  type ResponseCache,
  type SharedRequest,
} from '@gifkit/fetch-api/internal';

/** How many lists of stories a platform caches. */
const STORY_LIST_MAX_ENTRIES = 100;

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

/** The keys of the public API, one for each area of the platform. */
interface ApiKeys {
  web?: string | undefined;
  /** Used in place of `web` on mobile. @default `web` */
  mobile?: string | undefined;
  /** Stories and TV. */
  stories?: string | undefined;
  tagger?: string | undefined;
  /** The 404 page. */
  notFoundPage?: string | undefined;
}

/** Gives a secret when a call needs one, or nothing: the call is then sent without it. */
type SecretSource = () => string | undefined | Promise<string | undefined>;

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
}

type Resolved = {
  readonly [Name in keyof PlatformOptions]-?: NonNullable<PlatformOptions[Name]>;
};

/** The first argument of every call: the options of a platform, with their defaults. */
export interface PlatformContext extends Resolved {
  /** The lists of stories fetched lately, by URL and token. */
  readonly storyLists: ResponseCache<SharedRequest<Response>>;
}

/** The origin of the page that runs this; empty if there is no page, or one with an opaque origin. */
export function pageOrigin(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin === 'null' ? '' : origin;
}

/**
 * Checks the URL of a server and removes the slashes at its end.
 *
 * @throws {TypeError} when it is not an http or https URL, or has a user name, a password or a query. The
 * message does not repeat the URL, because it may hold a secret.
 */
function baseUrl(name: keyof PlatformOptions, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPlain = parsed && !parsed.username && !parsed.password && !parsed.search;
  if (!isPlain || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError(
      `The option "${name}" has to be an http or https URL without a user name, a password and a query.`,
    );
  }
  return url.replace(/\/+$/, '');
}

/** Whether the user agent is that of a phone or a tablet. */
const isMobile = (): boolean =>
  typeof navigator !== 'undefined' &&
  /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent ?? '');

const documentCookies = () => (typeof document === 'undefined' ? '' : document.cookie);

/**
 * Makes the first argument of calls that are imported one by one. {@link createPlatform} has all calls at
 * once.
 *
 * @throws {TypeError} when there is no `origin`, and no page to take it from; when a URL is not an http or
 * https URL, or has a user name, a password or a query.
 */
export function createPlatformContext(options: PlatformOptions = {}): PlatformContext {
  const page = pageOrigin();
  if (!(options.origin ?? page)) {
    throw new TypeError('A platform needs an `origin` outside a page.');
  }
  const origin = baseUrl('origin', options.origin ?? page);
  const isOwnPage = page !== '' && new URL(origin).origin === page;
  return {
    origin,
    gatewayUrl: baseUrl('gatewayUrl', options.gatewayUrl ?? origin).replace(/\/v1$/, ''),
    schedulerUrl: baseUrl('schedulerUrl', options.schedulerUrl ?? origin),
    imagingUrl: baseUrl('imagingUrl', options.imagingUrl ?? origin),
    apiKeys: options.apiKeys ?? {},
    getToken: options.getToken ?? (() => undefined),
    getAccessToken: options.getAccessToken ?? options.getToken ?? (() => undefined),
    getCookies: options.getCookies ?? (isOwnPage ? documentCookies : () => ''),
    csrfCookie: options.csrfCookie ?? 'csrftoken',
    isMobile: options.isMobile ?? isMobile,
    timeout: options.timeout ?? 30_000,
    maxResponseBytes: options.maxResponseBytes ?? 5_000_000,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    logger: options.logger ?? console,
    storyLists: createResponseCache(STORY_LIST_MAX_ENTRIES),
  };
}

/**
 * The key of the public API for one area of the platform; `web` has another one on mobile.
 *
 * @throws {Error} when the platform has no key for the area.
 */
export function getApiKey(
  { apiKeys, isMobile }: PlatformContext,
  area: Exclude<keyof ApiKeys, 'mobile'>,
): string {
  const mobile = area === 'web' && isMobile() ? apiKeys.mobile : undefined;
  const key = mobile ?? apiKeys[area];
  if (!key) throw new Error(`No API key for the area "${area}"`);
  return key;
}
