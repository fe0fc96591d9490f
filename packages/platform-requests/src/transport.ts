import { DEFAULT_ERROR } from '@gifkit/fetch-api/internal';
import { ERROR_PREFIX } from './constants.ts';
import { PlatformError } from './platform-error.ts';
import { fetchWithinOrigin, isRedirect } from './redirects.ts';
import { hideSecrets } from './secrets.ts';

/** A copy of an answer that holds its whole body, and neither its URL nor cookies. */
async function whole(response: Response, secrets: readonly string[]): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers();
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.append(name, hideSecrets(value, secrets));
  });
  const { status, statusText } = response;
  return new Response(body.byteLength ? body : null, { status, statusText, headers });
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Words {
  meta?: { msg?: unknown };
  message?: unknown;
  detail?: unknown;
}

/** The server's words for what went wrong, if it has any. */
function messageOf(response: Response, json: unknown): string {
  if (isRedirect(response)) return 'Redirected, where the request must not follow';
  const { meta, message, detail } = (json ?? {}) as Words;
  return [meta?.msg, message, detail].find((text) => typeof text === 'string') || DEFAULT_ERROR;
}

async function refusal(
  answer: Response,
  url: string,
  secrets: readonly string[],
): Promise<PlatformError> {
  const text = hideSecrets(await answer.text(), secrets);
  const json = parse(text);
  const { status, statusText, headers } = answer;
  const response = new Response(text || null, { status, statusText, headers });
  return new PlatformError(`${ERROR_PREFIX}${messageOf(response, json)}`, url, { response, json });
}

/** What `fetch` threw, as a cause: some runtimes put the whole URL into it. */
const withoutSecrets = (error: unknown, secrets: readonly string[]): Error => {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new Error(hideSecrets(`${message}${reason}`, secrets));
};

/**
 * One HTTP exchange, from the request to the last byte of the answer.
 *
 * @param secrets what the request carries that must not leave its origin, or show in an error.
 * @throws PlatformError when there is no answer, or one that is not 2xx (spec.md section 8).
 */
export async function transport(
  fetcher: typeof fetch,
  url: string,
  init: RequestInit,
  secrets: readonly string[],
): Promise<Response> {
  let answer: Response;
  try {
    const send = secrets.length ? fetchWithinOrigin(fetcher, url, init) : fetcher(url, init);
    const response = await send;
    if (response.type === 'opaqueredirect') {
      const message = `${ERROR_PREFIX}${messageOf(response, undefined)}`;
      throw new PlatformError(message, url);
    }
    answer = await whole(response, secrets);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    const cause = withoutSecrets(error, secrets);
    throw new PlatformError(`${ERROR_PREFIX}${DEFAULT_ERROR}`, url, { cause });
  }
  if (!answer.ok) throw await refusal(answer, url, secrets);
  return answer;
}
