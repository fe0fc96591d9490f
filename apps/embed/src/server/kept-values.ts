import { FetchError, isFetchError } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';
import { toPlainGif } from '@gifkit/server-kit';
import { type RelatedGif, toRelatedGif } from '../page/page-gif.ts';
import type { GifOutcome, MissingGif } from './gif-outcome.ts';

/** The outcome of a request for a GIF, as copies of the server share it. */
export type KeptOutcome =
  | { kind: 'found'; gif: IGif }
  | { kind: 'unknown' }
  | {
      kind: 'trouble';
      status: Trouble['status'];
      retryAt?: number;
      /** Of the error, whose address comes without its key. */
      failure: { message: string; url: string; status: number };
    };

type Trouble = Extract<MissingGif, { kind: 'trouble' }>;
type Fields = Partial<Record<string, unknown>>;

const STATUSES: readonly unknown[] = [502, 503, 504] satisfies Trouble['status'][];

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/**
 * An outcome for the store.
 *
 * @throws {unknown} the error of an outcome that is no failure of the service: it is one of this copy alone.
 */
export function toKept(outcome: GifOutcome): KeptOutcome {
  if (outcome.kind !== 'trouble') return outcome;
  const { error, ...kept } = outcome;
  if (!isFetchError(error)) throw error;
  const { message, url, status } = error;
  return { ...kept, failure: { message, url, status } };
}

export const fromKept = (kept: KeptOutcome): GifOutcome => {
  if (kept.kind !== 'trouble') return kept;
  const { failure, ...outcome } = kept;
  return { ...outcome, error: new FetchError(failure.message, failure.url, failure.status) };
};

/** A GIF as a page can show it, whoever has written it. */
function readGif(value: unknown): IGif | undefined {
  try {
    return toPlainGif(normalizeGif(value, String(fieldsOf(value).response_id ?? '')));
  } catch {
    return undefined;
  }
}

/** An outcome out of the store; undefined where that has something else. */
export function readOutcome(value: unknown): KeptOutcome | undefined {
  const { kind, gif: raw, status, retryAt, failure } = fieldsOf(value);
  if (kind === 'unknown') return { kind };
  if (kind === 'found') {
    const gif = readGif(raw);
    return gif && { kind, gif };
  }
  const { message, url, status: said } = fieldsOf(failure);
  const isTrouble = kind === 'trouble' && STATUSES.includes(status);
  if (!isTrouble || typeof message !== 'string' || typeof url !== 'string') return undefined;
  return {
    kind,
    status: status as Trouble['status'],
    ...(typeof retryAt === 'number' && { retryAt }),
    failure: { message, url, status: typeof said === 'number' ? said : 0 },
  };
}

function readRelatedGif(value: unknown): RelatedGif | undefined {
  const { id, ratio, image, described } = fieldsOf(value);
  const gif = readGif({
    ...fieldsOf(described),
    id,
    images: { fixed_width_still: { url: image } },
  });
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
