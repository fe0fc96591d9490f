import { isFetchError } from '@gifkit/fetch-api';
import { toPlainText } from './plain-text.ts';

/** How long an entry of the log may be, in characters. */
const MAX_LENGTH = 4000;

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error);

/** One line for a GIF service in trouble, whose address comes without its key; for a bug, its stack. */
export function report(error: unknown): void {
  if (isFetchError(error)) {
    const { message, status, url } = error;
    console.error(toPlainText(`${message} (${status || 'no response'}, ${url})`, MAX_LENGTH));
  } else {
    console.error(
      describe(error)
        .split('\n')
        .map((line) => toPlainText(line, MAX_LENGTH))
        .slice(0, 20)
        .join('\n'),
    );
  }
}
