/** Media through the relay: the service sees the relay, and not the readers. */
export interface MediaOptions {
  /** What links are signed with: 32 characters at least, the same in all copies. */
  secret: string;
  /**
   * The hosts that media may come from, each exactly, by https: 'static.klipy.com'. An origin such as
   * 'http://localhost:4002' says the scheme, too. What comes from elsewhere is left out.
   */
  hosts: readonly string[];
  /** How long a link is good at least, in ms; at most it is twice as long. @default 3_600_000 */
  maxAge?: number | undefined;
  /** Bytes of a file. @default 20_971_520 */
  maxBytes?: number | undefined;
}

export interface ReadMediaOptions {
  secret: string;
  origins: ReadonlySet<string>;
  maxAge: number;
  maxBytes: number;
}

const MIN_SECRET = 32;
const MAX_AGE = 3_600_000;
const MAX_BYTES = 20 * 1024 * 1024;

function originOf(host: string): string {
  const url = /^https?:\/\//.test(host) ? host : `https://${host}`;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (origin === url.toLowerCase() && !origin.includes('*')) return origin;
  throw new TypeError(
    `media.hosts has “${host}”, but each has to be a host such as “static.klipy.com”, or an origin.`,
  );
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** @throws {TypeError} when an option is wrong; it does not show the secret. */
export function readMediaOptions({
  secret,
  hosts,
  maxAge = MAX_AGE,
  maxBytes = MAX_BYTES,
}: MediaOptions): ReadMediaOptions {
  if (typeof secret !== 'string' || secret.length < MIN_SECRET) {
    throw new TypeError(`media.secret has to be a text of at least ${MIN_SECRET} characters.`);
  }
  if (!Array.isArray(hosts) || hosts.length === 0) {
    throw new TypeError('media.hosts is empty, but has to have at least one host.');
  }
  if (!isCount(maxAge) || maxAge < 1000) {
    throw new TypeError(`media.maxAge is ${maxAge}, but has to be whole ms from 1000 on.`);
  }
  if (!isCount(maxBytes)) {
    throw new TypeError(`media.maxBytes is ${maxBytes}, but has to be a whole number from 1 on.`);
  }
  return { secret, origins: new Set(hosts.map(originOf)), maxAge, maxBytes };
}
