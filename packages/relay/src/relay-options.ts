import type { GifProvider } from '@gifkit/providers';
import { memoryStore, type Store, withFallback } from '@gifkit/store';
import { type Origins, readOrigins } from './answer/origins.ts';
import { type CacheOptions, readCacheOptions } from './cache/keep.ts';
import { createReport, type RelayEvent } from './events/events.ts';
import { type RelayLimits, readLimits } from './limit/limits.ts';
import { type MediaOptions, readMediaOptions } from './media/media-options.ts';
import { readBasePath } from './route/find-route.ts';
import { type Approval, assertAllowed, coveredBy, readApproval } from './terms/check-terms.ts';
import { MAX_RESPONSE_BYTES, type Upstream, upstreamFetch } from './upstream/upstream.ts';

export interface RelayOptions {
  /**
   * The service, or a function that makes it of how its requests are to be sent: then the relay's limits hold for
   * those, too, and they run on Workers.
   *
   * @example (upstream) => klipy({ key, ...upstream })
   */
  provider: GifProvider | ((upstream: Upstream) => GifProvider);
  /** The path that the relay's own begin with. @default '/' */
  basePath?: string | undefined;
  /** Limits and answers of many copies of the relay. One that fails ends no request. @default memoryStore() */
  store?: Store | undefined;
  /**
   * What the keys in the store begin with. Needed with a `store`: another one for each catalog, as two catalogs may have
   * the same name.
   */
  namespace?: string | undefined;
  limits?: RelayLimits | undefined;
  /**
   * Who asks: an id of a session, or an address that a proxy of yours has written. It is kept as a hash, for one
   * window of the limit. Requests of those whom it does not know share one limit. A request itself says nothing that
   * can be trusted, so without this there is no limit of clients.
   */
  client?: ((request: Request) => string | undefined) | undefined;
  /** What the service has approved in writing, where its terms want that. */
  approval?: Approval | undefined;
  /**
   * Origins whose pages may ask, besides those of the relay's own host: 'https://chat.example', 'capacitor://localhost';
   * '*' for all.
   * @default []
   */
  origins?: Origins | undefined;
  /** How long answers are kept, where the terms allow it. */
  cache?: CacheOptions | undefined;
  /** Media through the relay, where the terms or the approval allow it. @default off */
  media?: MediaOptions | undefined;
  /** How long the service may take, in ms. @default 5_000 */
  timeout?: number | undefined;
  /** What no answer may show, even where the service repeats it: the key. */
  secrets?: readonly string[] | undefined;
  /** Counts and logs. By default failures are warned of, each once a minute; terms are never told. */
  onEvent?: ((event: RelayEvent) => void) | undefined;
  /** @default the global fetch */
  fetch?: typeof fetch | undefined;
}

const TIMEOUT = 5000;

function readTimeout(timeout = TIMEOUT): number {
  if (Number.isInteger(timeout) && timeout > 0) return timeout;
  throw new TypeError(`timeout is ${timeout}, but has to be a whole number of ms from 1 on.`);
}

/** As they are, and as they stand in addresses. */
function readSecrets(secrets: readonly string[] = []): string[] {
  if (!secrets.includes(''))
    return secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
  throw new TypeError('secrets has an empty one, but each has to be a text such as the key.');
}

function readProvider(provider: RelayOptions['provider'], upstream: Upstream): GifProvider {
  const made = typeof provider === 'function' ? provider(upstream) : provider;
  const { name, capabilities, search } = Object(made) as Partial<GifProvider>;
  if (typeof name === 'string' && capabilities && typeof search === 'function') return made;
  throw new TypeError(
    'provider has to be a provider of @gifkit/providers, or a function that makes one.',
  );
}

/**
 * Everything that a relay needs, checked.
 *
 * @throws {TypeError} when an option is wrong.
 * @throws {TermsError} when the service's terms do not allow it.
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
    throw new TypeError('limits.client needs `client`, which tells clients apart.');
  }
  if (options.store && !options.namespace) {
    throw new TypeError('store needs `namespace`, which tells catalogs apart.');
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
    // In memory apart from the counters of clients, which are as many as somebody likes.
    overallStore: options.store ? store : memoryStore(),
    namespace: options.namespace ?? provider.name,
    origins: readOrigins(options.origins ?? []),
    cache: readCacheOptions(options.cache),
    media: options.media && readMediaOptions(options.media),
    secrets: readSecrets(options.secrets),
    report: createReport(options.onEvent),
  };
}
