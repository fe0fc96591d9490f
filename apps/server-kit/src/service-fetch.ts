import { hexDigest, resendLost, retryAfterOf } from '@gifkit/http';
import { memoryStore, type Store } from '@gifkit/store';

interface ServiceOptions {
  /** Default: the global fetch. */
  fetch?: typeof globalThis.fetch | undefined;
  apiUrl: string;
  apiKey: string;
  /** Default: a store per copy. */
  store?: Store | undefined;
  /** Limit over all copies with the same store. Default: no limit of its own. */
  callsPerHour?: number | undefined;
}

/** ms */
const HOUR = 3_600_000;

/** Longest pause after a Retry-After, in ms. The next call then probes a service that asked for a longer one. */
export const LONGEST_PAUSE = 10 * 60_000;

/** Maximum number of redirects of the GIF API. */
const MAX_REDIRECTS = 3;

/** Length of a scope in characters, enough to tell services apart. */
const SCOPE_LENGTH = 16;

/**
 * Computes a prefix for store keys, so that several services, or several keys of one service, can share a store. It
 * does not reveal the key.
 */
export const storeScope = (apiUrl: string, apiKey: string): Promise<string> =>
  hexDigest(`${apiUrl} ${apiKey}`, SCOPE_LENGTH);

/** Replaces a response that must not be used. */
const refuse = (reason: string): Response =>
  new Response(null, { status: 502, statusText: reason });

/** A 429 response on behalf of the service. */
const tooMany = (msg: string, until: number): Response => {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return Response.json(
    { meta: { status: 429, msg } },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  );
};

/**
 * Creates the fetch of a server for its GIF service.
 *
 * It only follows redirects within one origin. The API key then never reaches another host, and a redirect cannot make
 * this server request internal machines (SSRF).
 *
 * It limits the calls per clock hour, over all copies of a server with the same store. After a 429 or 503 with
 * `Retry-After`, all copies wait, for at most 10 min.
 */
export function serviceFetch({
  fetch: fetcher = (...request) => globalThis.fetch(...request),
  apiUrl,
  apiKey,
  store = memoryStore(),
  callsPerHour,
}: ServiceOptions): typeof fetch {
  const scope = storeScope(apiUrl, apiKey);
  const ask = resendLost(fetcher);

  async function send(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const { url: asked = String(input) } = input as Partial<Request>;
    let url = new URL(asked);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(url.href, { ...init, redirect: 'manual' });
      const location = response.headers.get('Location');
      const isRedirect = response.status >= 300 && response.status < 400 && location !== null;
      if (!isRedirect) return response;
      const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
      await response.body?.cancel();
      if (next?.origin !== url.origin) return refuse('Redirected to another origin');
      url = next;
    }
    return refuse('Redirected too often');
  }

  /** End of the current pause; ignores invalid values in the store. */
  async function pausedUntil(key: string): Promise<number | undefined> {
    const until = Number(await store.get(key));
    const wait = until - Date.now();
    return wait > 0 && wait <= LONGEST_PAUSE ? until : undefined;
  }

  return async (...request) => {
    const key = await scope;
    const pause = `pause:${key}`;
    const until = await pausedUntil(pause);
    if (until) return tooMany('The pause that the service asked for is not over.', until);
    if (callsPerHour !== undefined) {
      const hour = Math.floor(Date.now() / HOUR);
      const count = await store.increment(`calls:${key}:${hour}`, { ttl: HOUR });
      if (count > callsPerHour) {
        return tooMany(`The ${callsPerHour} calls of this hour are used up.`, (hour + 1) * HOUR);
      }
    }
    const response = await send(...request);
    const wait = Math.min(retryAfterOf(response.headers) ?? 0, LONGEST_PAUSE);
    const isBusy = response.status === 429 || response.status === 503;
    if (isBusy && wait > 0) await store.set(pause, String(Date.now() + wait), { ttl: wait });
    return response;
  };
}
