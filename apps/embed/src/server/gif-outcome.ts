import { isFetchError, TimeoutFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { LONGEST_PAUSE, readGif } from '@gifkit/server-kit';

const STATUSES = [404, 502, 503, 504] as const;

/** Why there is no GIF, as a status for this server's clients (RFC 9110). */
export interface MissingGif {
  status: (typeof STATUSES)[number];
  /** When the service allows a retry, in ms since the epoch. @default unknown */
  retryAt?: number;
}

/** The requested GIF, or the reason for its absence; shared by copies of the server. */
export type GifOutcome = { gif: IGif } | MissingGif;

/**
 * Maps an error of the GIF service to an outcome.
 *
 * @throws {unknown} any error that is not a failure of the service.
 */
export function toMissing(error: unknown): MissingGif {
  if (!isFetchError(error)) throw error;
  const { status, retryAfter = 0 } = error;
  if (status === 404 || status === 410) return { status: 404 };
  const isUnavailable = status === 0 || status === 429 || status === 503;
  const wait = Math.min(retryAfter, LONGEST_PAUSE);
  return {
    status: error instanceof TimeoutFetchError ? 504 : isUnavailable ? 503 : 502,
    ...(wait > 0 && { retryAt: Date.now() + wait }),
  };
}

/** Parses an outcome from the store; undefined if the value is invalid. */
export function readOutcome(value: unknown): GifOutcome | undefined {
  const { gif: raw, status: given, retryAt } = Object(value) as Record<string, unknown>;
  const gif = raw === undefined ? undefined : readGif(raw);
  if (gif) return { gif };
  const status = STATUSES.find((one) => one === given);
  if (!status) return undefined;
  const latest = Date.now() + LONGEST_PAUSE;
  return { status, ...(typeof retryAt === 'number' && { retryAt: Math.min(retryAt, latest) }) };
}

/** Parses related GIFs from the store, null if the service had none; undefined if the value is invalid. */
export function readRelated(value: unknown): IGif[] | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value)) return undefined;
  const list = value.flatMap((one) => readGif(one) ?? []);
  return list.length === value.length ? list : undefined;
}
