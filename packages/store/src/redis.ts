import { createClient, type MultiErrorReply } from '@redis/client';
import { checkTtl, type Store } from './store.ts';
import { STORE_URL_FORM, toClientUrl } from './store-url.ts';

interface RedisStore extends Store {
  /** Closes the connection, which would keep the process running. */
  close(): Promise<void>;
}

interface RedisStoreOptions {
  /** @default 'gifkit:' */
  prefix?: string | undefined;
}

/** ms; reconnects after 0.1 s, later every 2 s. */
const CONNECT_TIMEOUT = 2000;
const FIRST_RETRY = 100;
const LAST_RETRY = 2000;
/** ms; the client pings to detect a connection that was lost silently. */
const PING_INTERVAL = 5000;
const SILENCE_LIMIT = 12_000;
/** Maximum number of pending calls. More are rejected, so that a hanging server cannot fill the memory. */
const MAX_WAITING = 10_000;

/** Releases a lock, unless another client has taken it meanwhile. */
const RELEASE =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end";

/** Errors for a key with a value of another type. */
const OTHER_KIND = /^WRONGTYPE|not an integer|would overflow/;

/** Errors of a server that has become a replica. */
const IS_REPLICA = /^(?:READONLY|MASTERDOWN) /;

/** A failed transaction has the errors of its commands. */
const isOtherKind = (error: unknown): boolean => {
  const { errors, message } = error as Error & Partial<Pick<MultiErrorReply, 'errors'>>;
  const messages = errors ? [...errors.call(error)].map((part) => part.message) : [message];
  return messages.some((one) => OTHER_KIND.test(one));
};

/**
 * Creates a store in one Valkey or Redis server (6.2 or newer), shared by all clients with the same URL. Node only.
 *
 * While the server is unavailable, calls reject; they are not queued. The client reconnects by itself, also if the
 * server has become a replica. `withFallback` covers the time in between.
 *
 * @param url `redis://`, `rediss://` (TLS), `valkey://` or `valkeys://` (TLS), optionally with user, password and
 * database number.
 * @throws {TypeError} when the URL is invalid. The message does not contain it, because it may have a password.
 */
export function redisStore(
  url: string,
  { prefix = 'gifkit:' }: RedisStoreOptions = {},
): RedisStore {
  const clientUrl = toClientUrl(url);
  if (!clientUrl) throw new TypeError(`The URL of the store must be ${STORE_URL_FORM}.`);
  const client = createClient({
    url: clientUrl,
    // All servers and proxies support it.
    RESP: 2,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING,
    pingInterval: PING_INTERVAL,
    socket: {
      connectTimeout: CONNECT_TIMEOUT,
      socketTimeout: SILENCE_LIMIT,
      reconnectStrategy: (retries) => Math.min(FIRST_RETRY * 2 ** retries, LAST_RETRY),
    },
  });
  let connectionError: unknown;
  const isDecided = new Promise<void>((resolve) => {
    client.on('ready', () => {
      connectionError = undefined;
      resolve();
    });
    client.on('error', (error: unknown) => {
      connectionError = error;
      resolve();
    });
  });
  // It retries until it is closed.
  const connect = () => client.connect().catch(() => {});
  connect();

  /** Reconnects, because the address may lead to another server now. All calls of the old connection reject. */
  function reconnect(): void {
    if (!client.isReady) return;
    client.destroy();
    connect();
  }

  /** Rejects with the connection error if there is no connection. Deletes values of another type. */
  async function call<T>(key: string, command: () => Promise<T>): Promise<T> {
    await isDecided;
    if (!client.isReady)
      throw connectionError ?? new Error('The connection to the store is closed.');
    try {
      return await command();
    } catch (error) {
      if (IS_REPLICA.test((error as Error).message)) reconnect();
      if (!isOtherKind(error)) throw error;
      await client.del(key);
      return command();
    }
  }

  const nameOf = (kind: 'value' | 'count' | 'lock', key: string) => `${prefix}${kind}:${key}`;

  return {
    async get(key) {
      const name = nameOf('value', key);
      return (await call(name, () => client.get(name))) ?? undefined;
    },
    async set(key, value, { ttl }) {
      const expiration = { type: 'PX', value: checkTtl(ttl) } as const;
      const name = nameOf('value', key);
      await call(name, () => client.set(name, value, { expiration }));
    },
    async increment(key, { ttl }) {
      const expiration = { type: 'PX', value: checkTtl(ttl) } as const;
      const name = nameOf('count', key);
      // One transaction, so that no counter stays without an expiry.
      const [, count] = await call(name, () =>
        client.multi().set(name, '0', { expiration, condition: 'NX' }).incr(name).exec(),
      );
      return Number(count);
    },
    async lock(key, { ttl }) {
      const expiration = { type: 'PX', value: checkTtl(ttl) } as const;
      const name = nameOf('lock', key);
      const own = crypto.randomUUID();
      const taken = await call(name, () => client.set(name, own, { expiration, condition: 'NX' }));
      if (taken === null) return undefined;
      return async () => {
        await call(name, () => client.eval(RELEASE, { keys: [name], arguments: [own] }));
      };
    },
    async close() {
      if (client.isOpen) client.destroy();
    },
  };
}
