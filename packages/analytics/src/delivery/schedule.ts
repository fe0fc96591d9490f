import { debounce } from 'throttle-debounce';
import {
  ANALYTICS_DEBOUNCE,
  MAX_RETRIES,
  RETRY_BASE_DELAY,
  RETRY_MAX_DELAY,
} from '../constants.ts';

/** How long, in ms, to wait after `failures` failures in a row. */
export function backoff(failures: number, random: () => number = Math.random): number {
  // Half of the wait is random, so that pages that failed together do not come back together.
  const delay = Math.min(RETRY_BASE_DELAY * 2 ** (failures - 1), RETRY_MAX_DELAY);
  return delay * (0.5 + random() / 2);
}

/** Says when to send. */
export interface Schedule {
  /** There is something to send: sends after 1 s of quiet or, while the service fails, after the backoff. */
  soon(): void;
  succeeded(): void;
  /** Sends again after the backoff, up to five times in a row. After that, only when there is something new. */
  failed(): void;
  /** The connection is back: ends the backoff and sends at once. */
  online(): void;
  cancel(): void;
}

export function createSchedule(send: () => void): Schedule {
  const debounced = debounce(ANALYTICS_DEBOUNCE, send);
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forgetFailures = () => {
    clearTimeout(timer);
    timer = undefined;
    failures = 0;
  };

  const later = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      send();
    }, backoff(failures));
  };

  return {
    soon() {
      if (failures) later();
      else debounced();
    },
    succeeded() {
      // The service works again, so events that failed in the meantime need not wait for their retry.
      if (failures) debounced();
      forgetFailures();
    },
    failed() {
      // Requests that fail together count once.
      if (timer !== undefined) return;
      failures += 1;
      if (failures <= MAX_RETRIES) later();
    },
    online() {
      if (!failures) return;
      forgetFailures();
      send();
    },
    cancel() {
      debounced.cancel({ upcomingOnly: true });
      forgetFailures();
    },
  };
}
