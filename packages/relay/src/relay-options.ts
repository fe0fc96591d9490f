import type { GifProvider } from '@gifkit/providers';
import { memoryStore, type Store, withFallback } from '@gifkit/store';
import { type Origins, readOrigins } from './answer/origins.ts';
import { type CacheOptions, readCacheOptions } from './cache/answer-cache.ts';
import { createReport, type RelayEvent } from './events/events.ts';
import { type RelayLimits, readLimits } from './limit/limits.ts';
import { type MediaOptions, readMediaOptions } from './media/media-options.ts';
import { readBasePath } from './route/find-route.ts';
import { type Approval, assertAllowed, coveredBy, readApproval } from './terms/check-terms.ts';
import { MAX_RESPONSE_BYTES, type Upstream, upstreamFetch } from './upstream/upstream.ts';

export interface RelayOptions {
  /**
   * Service to relay: a provider, or a function that creates one from the relay's request options. A function
   * applies the relay's limits to the provider's requests, and is required on Workers.
   *
   * @example (upstream) => klipy({ key, ...upstream })
   */
  provider: GifProvider | ((upstream: Upstream) => GifProvider);
  /** Path at which the relay is mounted. @default '/' */
  basePath?: string | undefined;
  /** Storage of limits and answers, shared by all copies. It may fail. @default memoryStore() */
  store?: Store | undefined;
  /**
   * Prefix of the keys in the store, required with `store`. Use a different one for each catalog, because two
   * catalogs may have the same name.
   */
  namespace?: string | undefined;
  limits?: RelayLimits | undefined;
  /**
   * Identifies the client: a session id, or an address header written by your own proxy. The result is stored
   * as a hash for one window. Requests without an id share one limit. There is no per-client limit without
   * this option, because request headers can be forged.
   */
  client?: ((request: Request) => string | undefined) | undefined;
  /** Written approval of the service, if its terms require one. */
  approval?: Approval | undefined;
  /**
   * Origins whose pages may use the relay, besides the relay's own host: 'https://chat.example',
   * 'capacitor://localhost', or '*' for all.
   * @default []
   */
  origins?: Origins | undefined;
  /** Cache times, used only if the terms allow caching. */
  cache?: CacheOptions | undefined;
  /** Media through the relay, if the terms or the approval allow it. @default off */
  media?: MediaOptions | undefined;
  /** Time in ms that a call to the service may take. @default 5_000 */
  timeout?: number | undefined;
  /** Texts removed from all responses even if the service repeats them, such as the key. */
  secrets?: readonly string[] | undefined;
  /**
   * Listener for metrics and logs. By default failures are logged, each once a minute, without search terms.
   */
  onEvent?: ((event: RelayEvent) => void) | undefined;
  /** @default the global fetch */
  fetch?: typeof fetch | undefined;
}

const TIMEOUT = 5000;

function readTimeout(timeout = TIMEOUT): number {
  if (Number.isInteger(timeout) && timeout > 0) return timeout;
  throw new TypeError(`timeout is ${timeout}, but must be a whole number of ms from 1.`);
}

/** Returns the secrets, also in URL encoding. */
function readSecrets(secrets: readonly string[] = []): string[] {
  if (!secrets.includes(''))
    return secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  throw new TypeError('secrets has an empty one, but each must be a string such as the key.');
}

function readProvider(provider: RelayOptions['provider'], upstream: Upstream): GifProvider {
  const made = typeof provider === 'function' ? provider(upstream) : provider;
  const { name, capabilities, search } = Object(made) as Partial<GifProvider>;
  if (typeof name === 'string' && capabilities && typeof search === 'function') return made;
  throw new TypeError(
    'provider must be a provider of @gifkit/providers, or a function that creates one.',
  );
}

/**
 * Validates the options and fills in defaults.
 *
 * @throws {TypeError} if an option is invalid.
 * @throws {TermsError} if the service's terms do not allow relaying.
 */
export function readRelayOptions(options: RelayOptions) {
  const approval = readApproval(options.approval);
  const timeout = readTimeout(options.timeout);
  const send: typeof fetch = options.fetch ?? ((...args) => fetch(...args));
  const provider = readProvider(options.provider, {
    fetch: upstreamFetch(send),
    timeout,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    cache: { maxAge: 0, errorMaxAge: 0 },
    approved: coveredBy(approval),
  });
  assertAllowed(provider, 'mayProxyApi', approval);
  if (options.media) assertAllowed(provider, 'mayProxyMedia', approval);
  const limits = readLimits(options.limits);
  if (options.limits?.client && !options.client) {
    throw new TypeError('limits.client needs `client`, which identifies clients.');
  }
  if (options.store && !options.namespace) {
    throw new TypeError('store needs `namespace`, which separates catalogs.');
  }
  const store = options.store ? withFallback(options.store) : memoryStore();
  return {
    provider,
    timeout,
    send,
    limits,
    client: options.client,
    basePath: readBasePath(options.basePath ?? '/'),
    store,
    // Separate from the client counters, whose number attackers control: these must not evict the overall
    // counter.
    overallStore: options.store ? store : memoryStore(),
    namespace: options.namespace ?? provider.name,
    origins: readOrigins(options.origins ?? []),
    cache: readCacheOptions(options.cache),
    media: options.media && readMediaOptions(options.media),
    secrets: readSecrets(options.secrets),
    report: createReport(options.onEvent),
  };
}
