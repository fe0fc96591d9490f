import { SERVER_MESSAGE_MAX_LENGTH } from './constants.ts';
import { redactText } from './redact.ts';

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
