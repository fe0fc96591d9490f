import {
  BodyTooLargeError,
  DEFAULT_ERROR,
  inAnyRealm,
  parseJson,
  readChunks,
  redactError,
  redactJson,
  redactText,
  serverMessage,
  tidyServerMessage,
} from '@gifkit/http';
import { pageOrigin } from './context.ts';
import { ERROR_PREFIX, isPlatformError, PlatformError } from './errors.ts';

interface Limits {
  /** Secrets of the request. They must not go to another origin or into an error. */
  secrets: readonly string[];
  /** Maximum size of the response, in bytes after decompression; 0 sets no limit. */
  maxBytes: number;
}

const REDIRECTS = [301, 302, 303, 307, 308];

const REDIRECTED = `${ERROR_PREFIX}The request must not follow this redirect`;

const isRedirect = ({ status, type }: Response): boolean =>
  REDIRECTS.includes(status) || type === 'opaqueredirect';

/**
 * Sends a request with secrets, so that no other server gets them by a redirect: within the page's own origin, the
 * browser enforces that; elsewhere, no redirect is followed.
 */
const fetchWithinOrigin = (
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> => {
  const isOwn = new URL(url).origin === pageOrigin();
  return fetcher(url, { ...init, ...(isOwn ? { mode: 'same-origin' } : { redirect: 'manual' }) });
};

/** Copies a response with its whole body, without its URL and cookies. */
async function readWhole(response: Response, { secrets, maxBytes }: Limits): Promise<Response> {
  const chunks = await readChunks(response, maxBytes || Number.POSITIVE_INFINITY);
  const body = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let start = 0;
  for (const chunk of chunks) {
    body.set(chunk, start);
    start += chunk.byteLength;
  }
  const headers = new Headers();
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.append(name, redactText(value, secrets));
  });
  const { status, statusText } = response;
  return new Response(start ? body : null, { status, statusText, headers });
}

/** Returns text and JSON of a body with redacted secrets. `json` is undefined if the body is not JSON. */
function withoutSecrets(
  body: string,
  secrets: readonly string[],
): { json?: unknown; text: string } {
  const parsed = parseJson(body);
  if (parsed === undefined) return { text: redactText(body, secrets) };
  const json = redactJson(parsed, secrets);
  return { json, text: JSON.stringify(json) };
}

/**
 * Creates the error of a failed response, with redacted secrets.
 *
 * @param problem Default: the server's message.
 */
export async function errorOf(
  failed: Response,
  url: string,
  secrets: readonly string[],
  problem?: string,
): Promise<PlatformError> {
  const { json, text } = withoutSecrets(await failed.text(), secrets);
  const { status, headers } = failed;
  const statusText = tidyServerMessage(failed.statusText, secrets);
  const response = new Response(text || null, { status, statusText, headers });
  const refusal = isRedirect(failed) ? REDIRECTED : `${ERROR_PREFIX}${serverMessage(json)}`;
  return new PlatformError(problem ?? refusal, url, { response, json });
}

/**
 * Sends one HTTP request and reads the whole response.
 *
 * @throws {PlatformError} when there is no response, when its status is not 2xx, or when it is too large.
 */
export async function transport(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  limits: Limits,
): Promise<Response> {
  const { secrets } = limits;
  const send = inAnyRealm(fetcher);
  let received: Response | undefined;
  let whole: Response;
  try {
    received = await (secrets.length ? fetchWithinOrigin(send, url, init) : send(url, init));
    if (received.type === 'opaqueredirect') throw new PlatformError(REDIRECTED, url);
    whole = await readWhole(received, limits);
  } catch (error) {
    if (isPlatformError(error)) throw error;
    if (received && error instanceof BodyTooLargeError) {
      const { status, statusText } = received;
      const response = new Response(null, { status, statusText });
      throw new PlatformError(`${ERROR_PREFIX}${error.message}`, url, { response });
    }
    const cause = redactError(error, secrets);
    throw new PlatformError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, { cause });
  }
  if (!whole.ok) throw await errorOf(whole, url, secrets);
  return whole;
}
