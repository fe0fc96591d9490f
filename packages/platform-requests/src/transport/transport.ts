import { DEFAULT_ERROR, inAnyRealm } from '@gifkit/fetch-api/internal';
import { ERROR_PREFIX } from '../constants.ts';
import { hideSecrets } from '../credentials/secrets.ts';
import { isPlatformError, PlatformError } from '../errors/platform-error.ts';
import { errorOf, REDIRECTED } from './error-of.ts';
import { readBody } from './read-body.ts';
import { fetchWithinOrigin } from './redirects.ts';

export interface TransportOptions {
  /** What the request holds that must not go to another origin, or show in an error. */
  secrets: readonly string[];
  /** The most bytes that the body of the response may have, after decompression; 0 sets no limit. */
  maxBytes: number;
}

/** A copy of a response that holds its whole body, but not its URL and its cookies. */
async function readWhole(
  response: Response,
  url: string,
  { secrets, maxBytes }: TransportOptions,
): Promise<Response> {
  const body = await readBody(response, url, maxBytes);
  const headers = new Headers();
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.append(name, hideSecrets(value, secrets));
  });
  const { status, statusText } = response;
  return new Response(body.byteLength ? body : null, { status, statusText, headers });
}

/** An error of `fetch` as a cause, without secrets: some runtimes put the whole URL into its message. */
function withoutSecrets(error: unknown, secrets: readonly string[]): Error {
  const { message, cause } = error as Error;
  const why = (cause as Error | undefined)?.message;
  const reason = why ? `: ${why}` : '';
  return new Error(hideSecrets(`${message}${reason}`, secrets));
}

/**
 * Sends one HTTP request and reads the response to its last byte.
 *
 * @throws {PlatformError} when there is no response, when its status is not 2xx, or when it is too long.
 */
export async function transport(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  options: TransportOptions,
): Promise<Response> {
  const { secrets } = options;
  let whole: Response;
  try {
    const send = inAnyRealm(fetcher);
    const response = await (secrets.length ? fetchWithinOrigin(send, url, init) : send(url, init));
    if (response.type === 'opaqueredirect') throw new PlatformError(REDIRECTED, url);
    whole = await readWhole(response, url, options);
  } catch (error) {
    if (isPlatformError(error)) throw error;
    const cause = withoutSecrets(error, secrets);
    throw new PlatformError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, { cause });
  }
  if (!whole.ok) throw await errorOf(whole, url, secrets);
  return whole;
}
