/** Media through the relay, which hides visitors from the service. */
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

const MIN_SECRET = 32;
const MAX_AGE = 3_600_000;
const MAX_BYTES = 20 * 1024 * 1024;

function originOf(host: string): string {
  const url = /^https?:\/\//.test(host) ? host : `https://${host}`;
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  if (origin === url.toLowerCase() && !origin.includes('*')) return origin;
  throw new TypeError(
    `media.hosts has “${host}”, but each must be a host such as “static.klipy.com”, or an origin.`,
  );
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** @throws {TypeError} if an option is invalid; the message never contains the secret. */
export function readMediaOptions({
  secret,
  hosts,
  maxAge = MAX_AGE,
  maxBytes = MAX_BYTES,
}: MediaOptions) {
  if (typeof secret !== 'string' || secret.length < MIN_SECRET) {
    throw new TypeError(`media.secret must be a string of at least ${MIN_SECRET} characters.`);
  }
  if (!Array.isArray(hosts) || hosts.length === 0) {
    throw new TypeError('media.hosts is empty, but needs at least one host.');
  }
  if (!isCount(maxAge) || maxAge < 1000) {
    throw new TypeError(`media.maxAge is ${maxAge}, but must be a whole number of ms from 1000.`);
  }
  if (!isCount(maxBytes)) {
    throw new TypeError(`media.maxBytes is ${maxBytes}, but must be a whole number from 1.`);
  }
  return { secret, origins: new Set(hosts.map(originOf)), maxAge, maxBytes };
}
