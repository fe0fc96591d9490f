import { isFetchError, TimeoutFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { readGif } from '@gifkit/server-kit';
import { type RelatedGif, toRelatedGif } from '../page/page-gif.ts';

/** A failure of the GIF service. */
interface Trouble {
  kind: 'trouble';
  status: 502 | 503 | 504;
  /** Until when the service wants to be left alone, in ms since the epoch. @default it does not say */
  retryAt?: number;
}

/** The GIF that was asked for, or why there is none, as copies of the server share it. */
export type GifOutcome = { kind: 'found'; gif: IGif } | { kind: 'unknown' } | Trouble;

/** ms; a service that asks for more is asked again all the same. */
const LONGEST_WAIT = 24 * 60 * 60 * 1000;

/**
 * Why there is no GIF, by the status that says so to whoever asked this server (RFC 9110).
 *
 * @throws {unknown} what is no failure of the service.
 */
export function toMissing(error: unknown): Exclude<GifOutcome, { kind: 'found' }> {
  if (!isFetchError(error)) throw error;
  const { status, retryAfter = 0 } = error;
  if (status === 404 || status === 410) return { kind: 'unknown' };
  const isUnavailable = status === 0 || status === 429 || status === 503;
  const wait = Math.min(retryAfter, LONGEST_WAIT);
  return {
    kind: 'trouble',
    status: error instanceof TimeoutFetchError ? 504 : isUnavailable ? 503 : 502,
    ...(wait > 0 && { retryAt: Date.now() + wait }),
  };
}

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value : {};

/** An outcome out of the store; undefined where that has something else. */
export function readOutcome(value: unknown): GifOutcome | undefined {
  const { kind, gif: raw, status, retryAt } = fieldsOf(value);
  if (kind === 'unknown') return { kind };
  if (kind === 'found') {
    const gif = readGif(raw);
    return gif && { kind, gif };
  }
  const isTrouble = kind === 'trouble' && (status === 502 || status === 503 || status === 504);
  if (!isTrouble) return undefined;
  return {
    kind,
    status,
    ...(typeof retryAt === 'number' && { retryAt: Math.min(retryAt, Date.now() + LONGEST_WAIT) }),
  };
}

function readRelatedGif(value: unknown): RelatedGif | undefined {
  const { id, ratio, image, described } = fieldsOf(value);
  const images = { fixed_width_still: { url: image } };
  const gif = readGif({ ...fieldsOf(described), id, images });
  const isRatio = typeof ratio === 'number' && ratio > 0 && Number.isFinite(ratio);
  return gif && { ...toRelatedGif(gif), ratio: isRatio ? ratio : 1 };
}

/** Related GIFs out of the store, null where the service gave none; undefined where that has something else. */
export function readRelated(value: unknown): RelatedGif[] | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value)) return undefined;
  const list = value.flatMap((one) => readRelatedGif(one) ?? []);
  return list.length === value.length ? list : undefined;
}
