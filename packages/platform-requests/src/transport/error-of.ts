import { tidyServerMessage } from '@gifkit/fetch-api/internal';
import { ERROR_PREFIX } from '../constants.ts';
import { hideSecrets, parseWithoutSecrets } from '../credentials/secrets.ts';
import { PlatformError } from '../errors/platform-error.ts';
import { isRedirect } from './redirects.ts';
import { serverMessage } from './server-message.ts';

/** The message for a redirect that the request does not follow. */
export const REDIRECTED = `${ERROR_PREFIX}Redirected, where the request must not follow`;

/** The JSON and the text of a body, without secrets. There is no JSON when the body is not JSON. */
function withoutSecrets(
  body: string,
  secrets: readonly string[],
): { json?: unknown; text: string } {
  try {
    const json = parseWithoutSecrets(body, secrets);
    return { json, text: JSON.stringify(json) };
  } catch {
    return { text: hideSecrets(body, secrets) };
  }
}

/**
 * The error for a response that is not a success. The secrets of the request are hidden in all parts of it.
 *
 * @param problem what went wrong. @default the server's message
 */
export async function errorOf(
  failed: Response,
  url: string,
  secrets: readonly string[],
  problem?: string,
): Promise<PlatformError> {
  const { json, text } = withoutSecrets(await failed.text(), secrets);
  const { status, headers } = failed;
  const statusText = tidyServerMessage(hideSecrets(failed.statusText, secrets));
  const response = new Response(text || null, { status, statusText, headers });
  const refusal = isRedirect(failed) ? REDIRECTED : `${ERROR_PREFIX}${serverMessage(json)}`;
  return new PlatformError(problem ?? refusal, url, { response, json });
}
