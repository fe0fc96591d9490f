import {
  type Body,
  BodyTooLargeError,
  DEFAULT_ERROR,
  inAnyRealm,
  parseJson,
  readBody,
  redactError,
  redactText,
  redactUrl,
  retryAfterOf,
  secretsOf,
  serverMessage,
  tidyServerMessage,
} from '@gifkit/http';
import { ERROR_PREFIX, FetchError, GeoFetchError } from './errors/fetch-error.ts';
import type { Service } from './service.ts';

/** The server's message for content that is unavailable in the user's country. */
const GEO_MESSAGE = 'This content is not available in your location';

export interface ReceivedResponse {
  /** Returns a new copy for one caller, so that callers cannot change each other's data. */
  copy(): unknown;
  /** Size of the body in bytes, after decompression. */
  readonly bytes: number;
}

interface TransportOptions extends RequestInit {
  fetch: typeof fetch;
  /** Maximum size of the response, in bytes after decompression. */
  maxBytes: number;
  service: Pick<Required<Service>, 'secrets' | 'failureOf'>;
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

/** An empty response to a change. */
const NO_CONTENT: ReceivedResponse = {
  bytes: 0,
  copy: () => ({ meta: { msg: 'No Content', status: 204, response_id: '' } }),
};

/** Error of `JSON.parse` as a cause, without the quote of the body that some runtimes include. */
const withoutQuote = (error: unknown): SyntaxError =>
  new SyntaxError((error as Error).message.replace(/".*"/s, '"…"'));

interface Problem {
  /** Status given in the body. */
  said?: number | undefined;
  cause?: unknown;
}

/**
 * Sends one HTTP request and reads the whole response. A response to a change may be empty (204).
 *
 * @throws {FetchError} when there is no response, when its status is not 2xx, when it is too large, when it is not
 * JSON, or when it contains an error of the service.
 */
export async function transport(
  url: string,
  { fetch: fetcher, maxBytes, service, ...init }: TransportOptions,
): Promise<ReceivedResponse> {
  const secrets = [...secretsOf(url), ...service.secrets];
  const shownUrl = redactText(redactUrl(url), service.secrets);
  const tidy = (message: string) => tidyServerMessage(message, secrets);

  let response: Response | undefined;
  let body: Body;
  try {
    response = await inAnyRealm(fetcher)(url, init);
    body = await readBody(response, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      throw new FetchError(`${ERROR_PREFIX}${error.message}`, shownUrl, response?.status);
    }
    const cause = redactError(error, secrets);
    throw new FetchError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, shownUrl, 0, '', { cause });
  }

  const { ok, status, headers } = response;
  const errorOf = (message: string, { said = status, ...more }: Problem, Class = FetchError) => {
    const options = { retryAfter: retryAfterOf(headers), ...more };
    return new Class(message, shownUrl, said, tidy(response.statusText ?? ''), options);
  };
  if (!ok) {
    const message = serverMessage(parseJson(body.text), secrets);
    const Class = message === GEO_MESSAGE ? GeoFetchError : FetchError;
    throw errorOf(`${ERROR_PREFIX}${message}`, {}, Class);
  }
  if (status === 204 && init.method !== 'GET') return NO_CONTENT;
  let result: unknown;
  try {
    result = JSON.parse(body.text);
  } catch (error) {
    throw errorOf(`Error parsing json for ${shownUrl}`, { cause: withoutQuote(error) });
  }
  const failure = service.failureOf(result);
  if (failure) throw errorOf(tidy(failure.message), { said: failure.status });
  return received(body, result);
}
