import { Logger } from '@gifkit/fetch-api';
import { tidyServerMessage } from '@gifkit/fetch-api/internal';

/** Messages that were written on this page. */
const seen = new Set<string>();

/**
 * Writes a warning to the console: once per page, or each time where logging is enabled.
 *
 * @param detail text from outside, which is made one line of text
 */
export function warnOnce(message: string, detail?: unknown): void {
  const details = detail === undefined ? [] : [tidyServerMessage(String(detail))];
  if (seen.has(message)) {
    Logger.warn(message, ...details);
    return;
  }
  seen.add(message);
  console.warn(Logger.PREFIX, message, ...details);
}
