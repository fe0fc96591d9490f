import { isOrigin, resendLost } from '@gifkit/http';
import type { GifProvider, TermName } from '@gifkit/providers';
import { memoryStore, type Store, withFallback } from '@gifkit/store';
import { z } from 'zod';
import type { CacheOptions } from './cache/response-cache.ts';
import { createReport, type RelayEvent } from './events/events.ts';
import type { RelayLimits } from './limit/limits.ts';
import type { Origins } from './response/origins.ts';
import { type Approval, assertAllowed } from './terms/check-terms.ts';
import { MAX_RESPONSE_BYTES, type Upstream, upstreamFetch } from './upstream/upstream.ts';

/** Media through the relay, which hides users from the service. */
export interface MediaOptions {
  /** Key that signs links: at least 32 characters, the same in all copies. */
  secret: string;
  /**
   * Allowed media hosts, matched exactly over HTTPS: 'static.klipy.com'. An origin such as
   * 'http://localhost:4002' also sets the scheme. Media of other hosts are removed.
   */
  hosts: readonly string[];
  /** Minimum lifetime of a link in ms; the maximum is twice that. @default 3_600_000 */
  maxAge?: number | undefined;
  /** Maximum size of a file in bytes. @default 20_971_520 */
  maxBytes?: number | undefined;
}

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
  /** Storage of limits and responses, shared by all copies. It may fail. @default memoryStore() */
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
  /** Default: the global fetch. */
  fetch?: typeof fetch | undefined;
}

/** Half a year in ms, because a store keeps nothing for longer than a year. */
const LONGEST = 15_768_000_000;

const MIN_SECRET = 32;

const shown = (input: unknown) =>
  typeof input === 'string' ? `“${input}”` : JSON.stringify(input);

// Messages continue the name of the option: “timeout is 0, but must be a whole number of ms from 1.”
const mustBe = (what: string) => ({
  error: ({ input }: z.core.$ZodRawIssue) => `is ${shown(input)}, but must be ${what}.`,
});

const eachMustBe = (what: string) => ({
  error: ({ input }: z.core.$ZodRawIssue) => `has ${shown(input)}, but each must be ${what}.`,
});

const count = (least: number, unit = '') => {
  const expected = mustBe(`a whole number${unit} from ${least}`);
  return z.int(expected).min(least, expected);
};

const limit = (requests: number) =>
  z
    .union(
      [z.literal(false), z.object({ requests: count(1), window: count(1000, ' of ms') })],
      mustBe('false or { requests, window }'),
    )
    .default({ requests, window: 60_000 });

const NO_TIME = mustBe(`a number of ms from 0 to ${LONGEST}`);
const time = z.number(NO_TIME).min(0, NO_TIME).max(LONGEST, NO_TIME);

const NO_SECRET = `must be a string of at least ${MIN_SECRET} characters.`;
const NO_HOSTS = 'is empty, but needs at least one host.';
const NO_REFERENCE = 'is missing: pass a ticket number or the subject of a mail.';

const originOfHost = (host: string): string => {
  const url = /^https?:\/\//.test(host) ? host : `https://${host}`;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return origin === url.toLowerCase() && !origin.includes('*') ? origin : '';
};

const host = z
  .string()
  .refine(originOfHost, eachMustBe('a host such as “static.klipy.com”, or an origin'));

/** Options with a value that can be wrong although its type is right, and their defaults. */
const OPTIONS = z.object({
  basePath: z
    .string()
    .regex(/^\/[\w.~/-]*$/, mustBe('a path such as “/api/gifs”'))
    .transform((path) => path.replace(/\/+$/, ''))
    .default(''),
  limits: z.object({ client: limit(120), overall: limit(1000) }).prefault({}),
  approval: z
    .object({
      reference: z.string(NO_REFERENCE).trim().min(1, NO_REFERENCE),
      date: z.iso.date(mustBe('a day such as “2026-11-23”')),
      covers: z.array(z.custom<TermName>()).default(['mayProxyApi']),
    })
    .optional(),
  origins: z
    .union([
      z.literal('*'),
      z.array(
        z
          .string()
          .refine(isOrigin, eachMustBe('a scheme and a host such as “https://chat.example”')),
      ),
    ])
    .default([]),
  cache: z
    .object({ maxAge: time.default(60_000), staleFor: time.default(86_400_000) })
    .prefault({}),
  media: z
    .object({
      secret: z.string(NO_SECRET).min(MIN_SECRET, NO_SECRET),
      hosts: z
        .array(host, NO_HOSTS)
        .min(1, NO_HOSTS)
        .transform((hosts) => new Set(hosts.map(originOfHost))),
      maxAge: count(1000, ' of ms').default(3_600_000),
      maxBytes: count(1).default(20 * 1024 * 1024),
    })
    .optional(),
  timeout: count(1, ' of ms').default(5000),
  secrets: z
    .array(z.string().regex(/\S/, 'has an empty one, but each must be a string such as the key.'))
    .default([]),
});

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
  const { data, error } = OPTIONS.safeParse(options, mustBe('of another type'));
  if (!data) {
    const { path = [], message } = error.issues[0] ?? {};
    const name = path.filter((key) => typeof key === 'string').join('.');
    throw new TypeError(`${name} ${message}`);
  }
  const { approval, secrets, timeout } = data;
  const approved = approval?.covers ?? [];
  const send = resendLost(options.fetch ?? ((...args) => fetch(...args)));
  const provider = readProvider(options.provider, {
    fetch: upstreamFetch(send),
    timeout,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    cache: { maxAge: 0, errorMaxAge: 0 },
    approved,
  });
  assertAllowed(provider, 'mayProxyApi', approved);
  if (options.media) assertAllowed(provider, 'mayProxyMedia', approved);
  if (options.limits?.client && !options.client) {
    throw new TypeError('limits.client needs `client`, which identifies clients.');
  }
  if (options.store && !options.namespace) {
    throw new TypeError('store needs `namespace`, which separates catalogs.');
  }
  const store = options.store ? withFallback(options.store) : memoryStore();
  return {
    ...data,
    provider,
    send,
    client: options.client,
    store,
    // Separate from the client counters, whose number attackers control: these must not evict the overall
    // counter.
    overallStore: options.store ? store : memoryStore(),
    namespace: options.namespace ?? provider.name,
    // Also in URL encoding.
    secrets: secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]),
    report: createReport(options.onEvent),
  };
}
