import { isFetchError } from '@gifkit/fetch-api';

/** One line for a GIF service in trouble, whose address comes without its key; for a bug, all there is. */
export function report(error: unknown): void {
  if (isFetchError(error)) {
    console.error(`${error.message} (${error.status || 'no response'}, ${error.url})`);
  } else {
    console.error(error);
  }
}
