import { DEFAULT_ERROR } from '@gifkit/fetch-api/internal';
import { ERROR_PREFIX } from '../constants.ts';
import { hideSecrets } from '../credentials/secrets.ts';
import { PlatformError } from '../errors/platform-error.ts';
import { fetchWithinOrigin, isRedirect } from './redirects.ts';

/** A copy of a response that holds its whole body, but not its URL and its cookies. */
async function readWhole(response: Response, secrets: readonly string[]): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers();
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.append(name, hideSecrets(value, secrets));
  });
  const { status, statusText } = response;
  return new Response(body.byteLength ? body : null, { status, statusText, headers });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ServerMessage {
  meta?: { msg?: unknown };
  message?: unknown;
  detail?: unknown;
}

/** The server's message about what went wrong, if there is one. */
function messageOf(response: Response, json: unknown): string {
  if (isRedirect(response)) return 'Redirected, where the request must not follow';
  const { meta, message, detail } = (json ?? {}) as ServerMessage;
  return [meta?.msg, message, detail].find((text) => typeof text === 'string') || DEFAULT_ERROR;
}

/** The error for a response with another status than 2xx. */
async function errorOf(
  refusal: Response,
  url: string,
  secrets: readonly string[],
): Promise<PlatformError> {
  const text = hideSecrets(await refusal.text(), secrets);
  const json = parse(text);
  const { status, statusText, headers } = refusal;
  const response = new Response(text || null, { status, statusText, headers });
  return new PlatformError(`${ERROR_PREFIX}${messageOf(response, json)}`, url, { response, json });
}

/** An error of `fetch` as a cause, without secrets: some runtimes put the whole URL into its message. */
function withoutSecrets(error: unknown, secrets: readonly string[]): Error {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new Error(hideSecrets(`${message}${reason}`, secrets));
}

/**
 * Sends one HTTP request and reads the response to its last byte.
 *
 * @param secrets what the request holds that must not go to another origin, or show in an error.
 * @throws {PlatformError} when there is no response, or its status is not 2xx.
 */
export async function transport(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  secrets: readonly string[],
): Promise<Response> {
  let whole: Response;
  try {
    const send = secrets.length ? fetchWithinOrigin(fetcher, url, init) : fetcher(url, init);
    const response = await send;
    if (response.type === 'opaqueredirect') {
      const message = `${ERROR_PREFIX}${messageOf(response, undefined)}`;
      throw new PlatformError(message, url);
    }
    whole = await readWhole(response, secrets);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    const cause = withoutSecrets(error, secrets);
    throw new PlatformError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, { cause });
  }
  if (!whole.ok) throw await errorOf(whole, url, secrets);
  return whole;
}
