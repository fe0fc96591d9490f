import { DEFAULT_ERROR, ERROR_PREFIX, GEO_MESSAGE, SYNTHETIC_RESPONSE } from './constants.ts';
import { FetchError } from './errors/fetch-error.ts';
import { GeoFetchError } from './errors/geo-fetch-error.ts';
import { redactText, redactUrl } from './redact.ts';
import type { ErrorResult, RawResult } from './result-types.ts';
import { parseRetryAfter } from './retry.ts';

/** Gives a fresh copy of one answer to each who asks, so that nobody can spoil it for the others. */
export type Answer = () => RawResult;

/** The first to ask gets what is parsed already; who comes later has the text parsed again. */
function answerOf(text: string, parsed: RawResult): Answer {
  let fresh: RawResult | undefined = parsed;
  return () => {
    const result = fresh ?? (JSON.parse(text) as RawResult);
    fresh = undefined;
    return result;
  };
}

/** The server's words for what went wrong, if it has any. */
function serverMessage(text: string): string {
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
  const redacted = redactText(message, url);
  return redacted === message ? cause : new Error(redacted);
}

/**
 * One HTTP exchange.
 *
 * @throws FetchError (spec.md section 8) when there is no answer, when the server refuses, when the
 * answer is no JSON, or when it has no `meta.response_id`.
 */
export async function exchange(
  url: string,
  init: RequestInit,
  fetcher: typeof fetch,
): Promise<Answer> {
  let response: Response;
  let text: string;
  try {
    response = await fetcher(url, init);
    text = await response.text();
  } catch (error) {
    const cause = withoutSecrets(error, url);
    throw new FetchError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, 0, '', { cause });
  }
  const { ok, status, statusText, headers } = response;
  if (!ok) {
    const message = redactText(serverMessage(text), url);
    const Class = message === GEO_MESSAGE ? GeoFetchError : FetchError;
    const retryAfter = parseRetryAfter(headers.get('Retry-After'));
    throw new Class(`${ERROR_PREFIX}${message}`, url, status, statusText, { retryAfter });
  }
  let result: RawResult | null;
  try {
    result = JSON.parse(text);
  } catch (cause) {
    const message = `Error parsing json for ${redactUrl(url)}`;
    throw new FetchError(message, url, status, statusText, { cause });
  }
  if (!result?.meta?.response_id) throw new FetchError(SYNTHETIC_RESPONSE, url, status, statusText);
  return answerOf(text, result);
}
