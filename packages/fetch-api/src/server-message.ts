import { SERVER_MESSAGE_MAX_LENGTH } from './constants.ts';
import { redactText } from './redact.ts';

/** Control characters, line separators, and marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A message of a server as it may be logged and shown: one line of 300 characters at most, without the
 * secrets that were sent to the server.
 */
export function tidyServerMessage(message: string, secrets: readonly string[] = []): string {
  const text = redactText(message, secrets).replace(UNPRINTABLE, ' ').trim();
  const isTooLong = text.length > SERVER_MESSAGE_MAX_LENGTH;
  return isTooLong ? `${text.slice(0, SERVER_MESSAGE_MAX_LENGTH - 1)}…` : text;
}
