import { redactText } from './redact.ts';

/** Message of an error if the server has none. */
export const DEFAULT_ERROR = 'Error fetching';

/** Maximum length of a server's message, in characters. */
const SERVER_MESSAGE_MAX_LENGTH = 300;

/** Control characters, line separators and bidirectional formatting marks. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Cleans up a server's message for logs and display: one line of at most 300 characters, without the secrets that
 * were sent to the server.
 */
export const tidyServerMessage = (message: string, secrets: readonly string[] = []): string =>
  redactText(message, secrets).replace(UNPRINTABLE, ' ').trim().slice(0, SERVER_MESSAGE_MAX_LENGTH);

interface Messages {
  meta?: { msg?: unknown };
  errors?: { message?: unknown };
  error?: { message?: unknown };
  message?: unknown;
  detail?: unknown;
  title?: unknown;
}

/**
 * Finds the error message in the JSON of a failed response: GIPHY (`meta.msg`), KLIPY (`errors.message`, a list),
 * Tenor (`error.message`), Django (`detail`), RFC 9457 (`detail`, `title`), and `message` or `error` of other
 * services.
 *
 * @returns the message for logs and display, see {@link tidyServerMessage}; 'Error fetching' if there is none.
 */
export function serverMessage(body: unknown, secrets?: readonly string[]): string {
  const { meta, errors, error, message, detail, title }: Messages = Object(body);
  const found = [meta?.msg, errors?.message, message, detail, error?.message, error, title]
    .map((place) => [place].flat().filter((text) => typeof text === 'string'))
    .map((texts) => tidyServerMessage(texts.join(' '), secrets))
    .find(Boolean);
  return found ?? DEFAULT_ERROR;
}
