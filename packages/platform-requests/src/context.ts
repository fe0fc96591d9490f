import { createResponseCache, type ResponseCache, type SharedRequest } from '@gifkit/http';

const STORY_LIST_MAX_ENTRIES = 100;

export interface CallOptions {
  /** Aborts the call. The strict form rejects with the signal's reason, the other one resolves to undefined. */
  signal?: AbortSignal | undefined;
  /** Time limit of the call in ms; 0 sets no limit. Default: the platform's `timeout`. */
  timeout?: number | undefined;
  /**
   * Maximum size of the response, in bytes after decompression; 0 sets no limit. A larger response is aborted.
   * Default: the platform's `maxResponseBytes`; 100000000 for videos.
   */
  maxResponseBytes?: number | undefined;
  /** Password of protected content, sent as `X-Password` with a token. */
  password?: string | undefined;
}

/** API keys, one for each area of the platform. */
interface ApiKeys {
  web?: string | undefined;
  /** Replaces `web` on mobile. @default `web` */
  mobile?: string | undefined;
  /** Stories and TV. */
  stories?: string | undefined;
  tagger?: string | undefined;
  /** The 404 page. */
  notFoundPage?: string | undefined;
}

/** Returns a secret; if it returns undefined, the call is sent without it. */
type SecretSource = () => string | undefined | Promise<string | undefined>;

/** Servers and credentials of the platform. */
export interface PlatformOptions {
  /**
   * The site, for session calls with the CSRF token and the AJAX header. Default: the page's origin.
   */
  origin?: string | undefined;
  /** The gateway for stories, with or without `/v1` at its end. @default `origin` */
  gatewayUrl?: string | undefined;
  /** @default `origin` */
  schedulerUrl?: string | undefined;
  /** @default `origin` */
  imagingUrl?: string | undefined;
  /** API keys, one for each area of the platform. */
  apiKeys?: ApiKeys | undefined;
  /** Returns the token for stories, story trending and user profiles: `Authorization: Token …`. */
  getToken?: SecretSource | undefined;
  /** Returns the token for the scheduler, sent as `access_token` in the query. @default `getToken` */
  getAccessToken?: SecretSource | undefined;
  /**
   * Returns the cookies with the CSRF token, as `name=value; name=value`. Outside browsers, session calls send all
   * of them to the site. Default: `document.cookie` if `origin` is the page's own, else none.
   */
  getCookies?: (() => string) | undefined;
  /** Name of the cookie with the CSRF token. @default 'csrftoken' */
  csrfCookie?: string | undefined;
  /** True if the mobile key replaces the web key. Default: from the user agent. */
  isMobile?: (() => boolean) | undefined;
  /** Time limit of a call in ms; 0 sets no limit. @default 30000 */
  timeout?: number | undefined;
  /**
   * Maximum size of a response, in bytes after decompression; 0 sets no limit. Calls for videos have their own
   * limit.
   *
   * @default 5000000
   */
  maxResponseBytes?: number | undefined;
  /** Default: the global fetch. */
  fetch?: typeof fetch | undefined;
  /** Logs failures. Default: the global console. */
  logger?: Pick<Console, 'error'> | undefined;
}

type Resolved = {
  readonly [Name in keyof PlatformOptions]-?: NonNullable<PlatformOptions[Name]>;
};

/** Options of a platform, with defaults. */
export interface PlatformContext extends Resolved {
  /** By URL and token. */
  readonly storyLists: ResponseCache<SharedRequest<Response>>;
}

/** Returns the origin of the page; empty without a page, or if it is opaque. */
export function pageOrigin(): string {
  const origin = typeof location === 'undefined' ? '' : location.origin;
  return origin === 'null' ? '' : origin;
}

/**
 * Validates the URL of a server and removes trailing slashes.
 *
 * @throws {TypeError} when it is not an http(s) URL, or has a user name, a password or a query. The message does
 * not contain the URL, which may have a secret.
 */
function baseUrl(name: keyof PlatformOptions, url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPlain = parsed && !parsed.username && !parsed.password && !parsed.search;
  if (!isPlain || !/^https?:$/.test(parsed.protocol)) {
    throw new TypeError(
      `The option "${name}" must be an http or https URL without user name, password and query.`,
    );
  }
  return url.replace(/\/+$/, '');
}

const isMobile = (): boolean =>
  typeof navigator !== 'undefined' &&
  /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent ?? '');

const documentCookies = () => (typeof document === 'undefined' ? '' : document.cookie);

/** @throws {TypeError} see {@link createPlatform} */
export function createContext(options: PlatformOptions = {}): PlatformContext {
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

export type ApiArea = Exclude<keyof ApiKeys, 'mobile'>;

export function apiKeyOf({ apiKeys, isMobile }: PlatformContext, area: ApiArea): string {
  const mobile = area === 'web' && isMobile() ? apiKeys.mobile : undefined;
  const key = mobile ?? apiKeys[area];
  if (!key) throw new Error(`No API key for the area "${area}"`);
  return key;
}
