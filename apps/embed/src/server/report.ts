import { isFetchError } from '@gifkit/fetch-api';

/** How long an entry of the log may be, in characters. */
const MAX_LENGTH = 4000;

/** Control characters, which could forge lines or speak to a terminal. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** A text that is safe and short enough for one line of a log. */
export function toLogText(text: string, maxLength = MAX_LENGTH): string {
  const line = text.slice(0, maxLength).replace(CONTROLS, ' ');
  return text.length > maxLength ? `${line}…` : line;
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error);

/** One line for a GIF service in trouble, whose address comes without its key; for a bug, its stack. */
export function report(error: unknown): void {
  if (isFetchError(error)) {
    const { message, status, url } = error;
    console.error(toLogText(`${message} (${status || 'no response'}, ${url})`));
  } else {
    console.error(
      describe(error)
        .split('\n')
        .map((line) => toLogText(line))
        .slice(0, 20)
        .join('\n'),
    );
  }
}
