import { isFetchError } from '@gifkit/fetch-api';
import { errorReason } from '@gifkit/http';
import { toPlainText } from './plain-text.ts';

/** Maximum length of a log entry, in characters. */
const MAX_LENGTH = 4000;

/** Logs an error: one line with its reason, without the key, for a GIF service error; the stack for a bug. */
export function report(error: unknown): void {
  if (isFetchError(error)) {
    const { message, status, url, cause } = error;
    const nothing = cause ? `no response: ${errorReason(cause)}` : 'no response';
    console.error(toPlainText(`${message} (${status || nothing}, ${url})`, MAX_LENGTH));
  } else {
    console.error(
      String(Object(error).stack ?? error)
        .split('\n')
        .map((line) => toPlainText(line, MAX_LENGTH))
        .slice(0, 20)
        .join('\n'),
    );
  }
}
