import { RETRY_AFTER } from '../constants.ts';

/** By how many seconds the time to a retry differs from page to page, so that they do not all ask at once. */
const JITTER = 6;

/** In how many whole seconds a page that failed asks again: from 6 to 12, by chance. */
export const retryAfter = (random = Math.random): number =>
  RETRY_AFTER + Math.floor(random() * (JITTER + 1));
