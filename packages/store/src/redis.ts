import { createClient, type MultiErrorReply } from '@redis/client';
import { checkTtl, type Store } from './store.ts';
import { STORE_URL_FORM, toClientUrl } from './store-url.ts';

interface RedisStore extends Store {
  /** Ends the connection, and with it what keeps the process running. */
  close(): Promise<void>;
}

interface RedisStoreOptions {
  /** What the names of all keys begin with. @default 'gifkit:' */
  prefix?: string | undefined;
}

/** ms; a store that is away is called again after 0.1 s, later every 2 s. */
const CONNECT_TIMEOUT = 2000;
const FIRST_RETRY = 100;
const LAST_RETRY = 2000;
/** ms; by the answers to its own pings the client notices that the other end has gone without a word. */
const PING_INTERVAL = 5000;
const SILENCE_LIMIT = 12_000;
/** Calls that wait for an answer; more are refused, so that a store that hangs fills no memory. */
const MAX_WAITING = 10_000;

/** Gives a lock back unless it is somebody else's by now. */
const RELEASE =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end";

/** What the server says where something of another kind stands under a name. */
const OTHER_KIND = /^WRONGTYPE|not an integer|would overflow/;

/** What a server says that was the primary and has become a replica. */
const IS_REPLICA = /^(?:READONLY|MASTERDOWN) /;

/** A transaction that fails in a part has the errors of its parts. */
const isOtherKind = (error: unknown): boolean => {
  const { errors, message } = error as Error & Partial<Pick<MultiErrorReply, 'errors'>>;
  const messages = errors ? [...errors.call(error)].map((part) => part.message) : [message];
  return messages.some((one) => OTHER_KIND.test(one));
};

/**
 * A store in one Valkey or Redis (from 6.2 on), for all who have the same address. On Node alone.
 *
 * A call fails as long as the server is away, and is not made up for later; the client connects again by itself, also
 * when the server has become a replica.
 * `withFallback` goes on without it meanwhile.
 *
 * @param url `redis://`, `rediss://` (TLS), or the same as `valkey://` and `valkeys://`, with user, password and the
 *   number of the database where there are some.
 * @throws {TypeError} when that is no such URL. It is not shown, as it may hold a password.
 */
export function redisStore(
  url: string,
  { prefix = 'gifkit:' }: RedisStoreOptions = {},
): RedisStore {
  const clientUrl = toClientUrl(url);
  if (!clientUrl) throw new TypeError(`The address of the store has to be ${STORE_URL_FORM}.`);
  const client = createClient({
    url: clientUrl,
    // What every server and proxy speaks.
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
  /** Why there is no connection. */
  let trouble: unknown;
  const isDecided = new Promise<void>((resolve) => {
    client.on('ready', () => {
      trouble = undefined;
      resolve();
    });
    client.on('error', (error: unknown) => {
      trouble = error;
      resolve();
    });
  });
  // It goes on trying until it is closed.
  const connect = () => client.connect().catch(() => {});
  connect();

  /** The address may lead to another server by now; that ends all calls over this connection. */
  function reconnect(): void {
    if (!client.isReady) return;
    client.destroy();
    connect();
  }

  /** Makes a call, and says why where there is nobody to call. What is of another kind is removed first. */
  async function call<T>(key: string, command: () => Promise<T>): Promise<T> {
    await isDecided;
    if (!client.isReady) throw trouble ?? new Error('The connection to the store is closed.');
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
      // One transaction: no counter is left without an end.
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
