import type { GiphyFetch } from '@gifkit/fetch-api';
import {
  createResponseCache,
  currentServerUrl,
  type ResponseCache,
  type SharedRequest,
} from '@gifkit/fetch-api/internal';
import {
  CSRF_COOKIE,
  MAX_RESPONSE_BYTES,
  REQUEST_TIMEOUT,
  STORY_LIST_MAX_ENTRIES,
} from '../constants.ts';
import type { ApiKeys } from './api-keys.ts';
import { baseUrl } from './base-url.ts';
import { isMobile } from './is-mobile.ts';
import type { PlatformOptions, SecretSource } from './options.ts';
import { pageOrigin } from './page-origin.ts';
import type { Service } from './service.ts';
import { type Wait, wait } from './wait.ts';

/** The first argument of every call: the options of a platform, with their defaults. */
export interface PlatformContext {
  /** Without a slash at the end; only the one of the public API has a version. */
  readonly urls: Readonly<Record<Service, string>>;
  readonly apiUrl: string | undefined;
  readonly apiKeys: ApiKeys;
  readonly getToken: SecretSource;
  readonly getAccessToken: SecretSource;
  readonly getCookies: () => string;
  readonly csrfCookie: string;
  readonly isMobile: () => boolean;
  readonly timeout: number;
  readonly maxResponseBytes: number;
  readonly fetch: typeof fetch;
  readonly logger: Pick<Console, 'error'>;
  readonly wait: Wait;
  /** The lists of stories fetched lately, by URL and token. */
  readonly storyLists: ResponseCache<SharedRequest<Response>>;
  /** The clients of the public API, by key. */
  readonly clients: Map<string, GiphyFetch>;
}

const nothing = () => undefined;
const noCookies = () => '';
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
  const apiUrl = options.apiUrl && baseUrl('apiUrl', options.apiUrl);
  const isOwnPage = page !== '' && new URL(origin).origin === page;
  return {
    urls: {
      site: origin,
      gateway: baseUrl('gatewayUrl', options.gatewayUrl ?? origin).replace(/\/v1$/, ''),
      scheduler: baseUrl('schedulerUrl', options.schedulerUrl ?? origin),
      imaging: baseUrl('imagingUrl', options.imagingUrl ?? origin),
      get api() {
        // The page may change it at any time.
        return (apiUrl || currentServerUrl()).replace(/\/+$/, '').replace(/\/v\d+$/, '/v1');
      },
    },
    apiUrl,
    apiKeys: options.apiKeys ?? {},
    getToken: options.getToken ?? nothing,
    getAccessToken: options.getAccessToken ?? options.getToken ?? nothing,
    getCookies: options.getCookies ?? (isOwnPage ? documentCookies : noCookies),
    csrfCookie: options.csrfCookie ?? CSRF_COOKIE,
    isMobile: options.isMobile ?? isMobile,
    timeout: options.timeout ?? REQUEST_TIMEOUT,
    maxResponseBytes: options.maxResponseBytes ?? MAX_RESPONSE_BYTES,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    logger: options.logger ?? console,
    wait: options.wait ?? wait,
    storyLists: createResponseCache(STORY_LIST_MAX_ENTRIES),
    clients: new Map(),
  };
}
