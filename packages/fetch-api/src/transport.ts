import { inAnyRealm } from './any-realm.ts';
import { DEFAULT_ERROR, ERROR_PREFIX } from './constants.ts';
import { FetchError, GeoFetchError } from './errors/fetch-error.ts';
import { parseJson } from './parse-json.ts';
import { type Body, BodyTooLargeError, type ReadOptions, readBody } from './read-body.ts';
import { redactError, redactText, redactUrl, secretsOf } from './redact.ts';
import { waitOf } from './retry.ts';
import { serverMessage, tidyServerMessage } from './server-message.ts';
import type { Service } from './service.ts';

/** The server's message for content that is unavailable in the visitor's country. */
const GEO_MESSAGE = 'This content is not available in your location';

export interface ReceivedResponse {
  /** Returns a new copy for one caller, so that callers cannot change each other's data. */
  copy(): unknown;
  /** Size of the body in bytes, after decompression. */
  readonly bytes: number;
}

export interface TransportOptions extends RequestInit, ReadOptions {
  fetch: typeof fetch;
  service: Pick<Service, 'secrets' | 'failureOf'>;
}

/** The first caller gets the value that is already parsed; later callers get the text parsed again. */
function received({ text, bytes }: Body, json: unknown): ReceivedResponse {
  let fresh = json;
  return {
    bytes,
    copy() {
      const result = fresh ?? JSON.parse(text);
      fresh = undefined;
      return result;
    },
  };
}

/** Used instead of the body of an empty response to a change. */
const NO_CONTENT = JSON.stringify({
  meta: { msg: 'No Content', status: 204, response_id: '' },
  pagination: { count: 0, offset: 0, total_count: 0 },
});

/** Error of `JSON.parse` as a cause, without the quote of the body that some runtimes include. */
const withoutQuote = (error: unknown): SyntaxError =>
  new SyntaxError((error as Error).message.replace(/".*"/s, '"…"'));

/**
 * Sends one HTTP request and reads the whole response. A response to a change may be empty (204).
 *
 * @throws {FetchError} when there is no response, when its status is not 2xx, when it is too large, when it is not
 * JSON, or when it contains an error of the service.
 */
export async function transport(
  url: string,
  { fetch: fetcher, maxBytes, largeBodies, service, ...init }: TransportOptions,
): Promise<ReceivedResponse> {
  const secrets = [...secretsOf(url), ...service.secrets];
  const shownUrl = redactText(redactUrl(url), service.secrets);
  const tidy = (message: string) => tidyServerMessage(message, secrets);

  let response: Response | undefined;
  let body: Body;
  try {
    response = await inAnyRealm(fetcher)(url, init);
    body = await readBody(response, { maxBytes, largeBodies });
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new FetchError(`${ERROR_PREFIX}${error.message}`, shownUrl, response?.status);
    }
    const cause = redactError(error, secrets);
    throw new FetchError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, shownUrl, 0, '', { cause });
  }

  const { ok, status, headers } = response;
  const statusText = tidy(response.statusText ?? '');
  if (!ok) {
    const message = serverMessage(parseJson(body.text), secrets);
    const Class = message === GEO_MESSAGE ? GeoFetchError : FetchError;
    const retryAfter = waitOf(headers);
    throw new Class(`${ERROR_PREFIX}${message}`, shownUrl, status, statusText, { retryAfter });
  }
  const isEmptyChange = status === 204 && init.method !== 'GET';
  if (isEmptyChange) return received({ text: NO_CONTENT, bytes: 0 }, JSON.parse(NO_CONTENT));
  let result: unknown;
  try {
    result = JSON.parse(body.text);
  } catch (error) {
    const message = `Error parsing json for ${shownUrl}`;
    throw new FetchError(message, shownUrl, status, statusText, { cause: withoutQuote(error) });
  }
  const failure = service.failureOf(result);
  if (failure) {
    const retryAfter = waitOf(headers);
    const said = failure.status ?? status;
    throw new FetchError(tidy(failure.message), shownUrl, said, statusText, { retryAfter });
  }
  return received(body, result);
}
