import type { FetchError } from './fetch-error.ts';

/** How each kept error is forgotten. */
const kept = new WeakMap<object, () => void>();

/** Notes that a client gives an error again until some time, in ms since the epoch. */
export function markKept(error: FetchError, until: number, forget: () => void): void {
  error.cachedUntil = until;
  kept.set(error, forget);
}

/**
 * Makes the client that keeps an error forget it, for somebody who wants another try: the next call asks the
 * service, and nothing else is forgotten. `error.cachedUntil` is undefined afterwards.
 *
 * @returns false for what is no kept error, and for one of another copy of this package.
 */
export function forgetError(error: unknown): boolean {
  const forget = kept.get(Object(error));
  if (!forget) return false;
  kept.delete(Object(error));
  forget();
  delete (error as FetchError).cachedUntil;
  return true;
}
