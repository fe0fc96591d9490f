import type { FetchError } from './fetch-error.ts';

const kept = new WeakMap<object, () => void>();

/** Records that an error is cached until a time, in ms since the epoch. */
export function markKept(error: FetchError, until: number, forget: () => void): void {
  error.cachedUntil = until;
  kept.set(error, forget);
}

/**
 * Removes an error from the cache of its client, for a retry button. The next call sends a new request; the rest of
 * the cache stays. `error.cachedUntil` is undefined afterwards.
 *
 * @returns false if the error is not cached, or comes from another copy of this package.
 */
export function forgetError(error: unknown): boolean {
  const forget = kept.get(Object(error));
  if (!forget) return false;
  kept.delete(Object(error));
  forget();
  delete (error as FetchError).cachedUntil;
  return true;
}
