import { isFetchError, TimeoutFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';

export type MissingGif =
  | { kind: 'unknown' }
  | {
      kind: 'trouble';
      status: 502 | 503 | 504;
      error: unknown;
      /** Until when the service wants to be left alone, in ms since the epoch. @default it does not say */
      retryAt?: number;
    };

/** The GIF that was asked for, or why there is none. */
export type GifOutcome = { kind: 'found'; gif: IGif } | MissingGif;

/** ms; a service that asks for more is asked again all the same. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/** The status that tells a failure of the GIF service to whoever asked this server (RFC 9110). */
export function toMissing(error: unknown): MissingGif {
  if (error instanceof TimeoutFetchError) return { kind: 'trouble', status: 504, error };
  const status = isFetchError(error) ? error.status : undefined;
  if (status === 404 || status === 410) return { kind: 'unknown' };
  const isUnavailable = status === 0 || status === 429 || status === 503;
  const wait = Math.min(isFetchError(error) ? (error.retryAfter ?? 0) : 0, LONGEST_WAIT);
  return {
    kind: 'trouble',
    status: isUnavailable ? 503 : 502,
    error,
    ...(wait > 0 && { retryAt: Date.now() + wait }),
  };
}
