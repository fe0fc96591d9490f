import type { FetchError } from './fetch-error.ts';

/** Whether an error is a {@link FetchError}, also one of another frame or another copy of this package. */
export const isFetchError = (error: unknown): error is FetchError =>
  /^(Geo|Timeout)?FetchError$/.test((error as Error | undefined)?.name ?? '') &&
  typeof (error as FetchError).url === 'string';
