import { RETRY_AFTER } from '../constants.ts';

/** By how many seconds the time to a retry differs from page to page, so that they do not all ask at once. */
const JITTER = 6;

/** ms from now on; 0 where the time is over, or nobody knows it. */
export const msUntil = (time = 0): number => Math.max(0, time - Date.now());

/**
 * In how many whole seconds a page that failed asks again: from 6 to 12, by chance, and not before the service wants
 * to be asked.
 *
 * @param retryAt when it wants that, in ms since the epoch. @default it does not say
 */
export const retryAfter = (retryAt?: number, random = Math.random): number =>
  Math.max(RETRY_AFTER, Math.ceil(msUntil(retryAt) / 1000)) + Math.floor(random() * (JITTER + 1));
