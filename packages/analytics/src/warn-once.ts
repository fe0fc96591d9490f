import { Logger } from '@gifkit/fetch-api';
import { tidyServerMessage } from '@gifkit/fetch-api/internal';

/** Messages that this page has seen. */
const seen = new Set<string>();

/**
 * Warns of something that the page's developers and users of the console should know: everybody once per page,
 * and each time where logging is enabled.
 *
 * @param detail what is not known to be harmless: it is shown as one line of text
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
