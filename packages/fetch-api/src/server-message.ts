import { DEFAULT_ERROR } from './constants.ts';
import { redactText } from './redact.ts';

/** The longest message of a server that is kept, in characters. */
const SERVER_MESSAGE_MAX_LENGTH = 300;

/** Control characters, line separators, and marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** The first half of a character that takes two, at the end. */
const HALF_A_CHARACTER = /[\ud800-\udbff]$/;

/**
 * A message of a server as it may be logged and shown: one line of 300 characters at most, without the
 * secrets that were sent to the server.
 */
export function tidyServerMessage(message: string, secrets: readonly string[] = []): string {
  const text = redactText(message, secrets).replace(UNPRINTABLE, ' ').trim();
  if (text.length <= SERVER_MESSAGE_MAX_LENGTH) return text;
  return `${text.slice(0, SERVER_MESSAGE_MAX_LENGTH - 1).replace(HALF_A_CHARACTER, '')}…`;
}

interface Messages {
  meta?: { msg?: unknown };
  errors?: { message?: unknown };
  error?: { message?: unknown };
  message?: unknown;
  detail?: unknown;
  title?: unknown;
}

/**
 * The message in the JSON of a failed response, tidied: of GIPHY (`meta.msg`), KLIPY (`errors.message`, a list),
 * Tenor (`error.message`), Django (`detail`), RFC 9457 (`detail`, `title`), or `message` or `error` of any other.
 */
export function serverMessage(body: unknown, secrets?: readonly string[]): string {
  const { meta, errors, error, message, detail, title }: Messages = Object(body);
  const found = [meta?.msg, errors?.message, message, detail, error?.message, error, title]
    .map((place) => [place].flat().filter((text) => typeof text === 'string'))
    .map((texts) => tidyServerMessage(texts.join(' '), secrets))
    .find((text) => text !== '');
  return found ?? DEFAULT_ERROR;
}
