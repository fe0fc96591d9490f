import { DEFAULT_ERROR, ERROR_PREFIX, GEO_MESSAGE, SYNTHETIC_RESPONSE } from './constants.ts';
import { FetchError } from './errors/fetch-error.ts';
import { GeoFetchError } from './errors/geo-fetch-error.ts';
import { type Body, BodyTooLargeError, type ReadOptions, readBody } from './read-body.ts';
import { redactText, redactUrl, secretsOf } from './redact.ts';
import type { ErrorResult, RawResult } from './result-types.ts';
import { parseRetryAfter } from './retry.ts';
import { tidyServerMessage } from './server-message.ts';

/** A successful response, kept as text. */
export interface ReceivedResponse {
  /** A copy for one caller, so that nobody can change it for the others. */
  copy(): RawResult;
  /** Size of the body in bytes, after decompression. */
  readonly bytes: number;
}

/** What one request needs beyond its URL. */
export interface TransportOptions extends RequestInit, ReadOptions {
  fetch: typeof fetch;
}

/** The first caller gets what is parsed already; for later ones the text is parsed again. */
function received({ text, bytes }: Body, parsed: RawResult): ReceivedResponse {
  let fresh: RawResult | undefined = parsed;
  return {
    bytes,
    copy() {
      const result = fresh ?? (JSON.parse(text) as RawResult);
      fresh = undefined;
      return result;
    },
  };
}

/** What stands for the body of a response that has none, and needs none. */
const NO_CONTENT = JSON.stringify({
  meta: { msg: 'No Content', status: 204, response_id: '' },
  pagination: { count: 0, offset: 0, total_count: 0 },
});

/** The server's message about what went wrong, if there is one. */
function messageOf(text: string): string {
  try {
    const { meta, message } = JSON.parse(text) as ErrorResult;
    return String(meta?.msg || message || DEFAULT_ERROR);
  } catch {
    return DEFAULT_ERROR;
  }
}

/** An error of `fetch` as a cause: some runtimes put the whole URL into its message. */
function withoutSecrets(cause: unknown, url: string): unknown {
  const message = String((cause as Error | undefined)?.message);
  const redacted = redactText(message, secretsOf(url));
  return redacted === message ? cause : new Error(redacted);
}

/** An error of `JSON.parse` as a cause, without the piece of the body that some runtimes quote. */
const withoutQuote = (error: unknown): SyntaxError =>
  new SyntaxError((error as Error).message.replace(/".*"/s, '"…"'));

/** Sends the request and reads the body to its end. */
async function send(
  url: string,
  { fetch: fetcher, maxBytes, largeBodies, ...init }: TransportOptions,
): Promise<{ response: Response; body: Body }> {
  let response: Response | undefined;
  try {
    response = await fetcher(url, init);
    return { response, body: await readBody(response, { maxBytes, largeBodies }) };
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new FetchError(`${ERROR_PREFIX}${error.message}`, url, response?.status);
    }
    const cause = withoutSecrets(error, url);
    throw new FetchError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, 0, '', { cause });
  }
}

/**
 * Sends one HTTP request and reads the response to its last byte.
 *
 * @throws {FetchError} when there is no response, when its status is not 2xx, when it is too large, when
 * it is not JSON, or when it has no `meta.response_id`. A response to a change may be empty (204).
 */
export async function transport(url: string, options: TransportOptions): Promise<ReceivedResponse> {
  const { response, body } = await send(url, options);
  const secrets = secretsOf(url);
  const { ok, status, headers } = response;
  const statusText = tidyServerMessage(response.statusText, secrets);
  if (!ok) {
    const message = tidyServerMessage(messageOf(body.text), secrets) || DEFAULT_ERROR;
    const Class = message === GEO_MESSAGE ? GeoFetchError : FetchError;
    const retryAfter = parseRetryAfter(headers.get('Retry-After'));
    throw new Class(`${ERROR_PREFIX}${message}`, url, status, statusText, { retryAfter });
  }
  const isEmptyChange = status === 204 && options.method !== 'GET';
  if (isEmptyChange) return received({ text: NO_CONTENT, bytes: 0 }, JSON.parse(NO_CONTENT));
  let result: RawResult | null;
  try {
    result = JSON.parse(body.text);
  } catch (error) {
    const message = `Error parsing json for ${redactUrl(url)}`;
    throw new FetchError(message, url, status, statusText, { cause: withoutQuote(error) });
  }
  const responseId: unknown = result?.meta?.response_id;
  if (!result || !responseId || typeof responseId !== 'string')
    throw new FetchError(SYNTHETIC_RESPONSE, url, status, statusText);
  return received(body, result);
}
