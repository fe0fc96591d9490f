import { backoff, type Deadline, deadlineIn } from '@gifkit/fetch-api/internal';
import { RETRY_AFTER_MAX } from '../constants.ts';

/** The longest wait, in ms, before a retry. */
const RETRY_MAX_DELAY = 60_000;

/** How many retries in a row start without a new event. */
const MAX_RETRIES = 5;

/** How long, in ms, an event waits at most, however many come after it. */
const ANALYTICS_MAX_WAIT = 5000;

/** How long, in ms, the queue waits for more events before it sends. */
const ANALYTICS_DEBOUNCE = 1000;

/** The wait, in ms, before the first retry. It doubles with each retry. */
const RETRY_BASE_DELAY = 1000;

/** Says when to send. */
interface Schedule {
  /**
   * There is something to send: sends after 1 s of quiet, or 5 s after the first call where there is none. While
   * the service fails, it sends after the backoff.
   */
  soon(): void;
  /** Whether the service has asked for a wait that is not over yet: nothing may be sent. */
  isHeld(): boolean;
  succeeded(): void;
  /**
   * Sends again after the backoff, up to five times in a row. After that, only when there is something new.
   *
   * @param retryAfter how long, in ms, the service asks to wait; 10 minutes are the most
   */
  failed(retryAfter?: number): void;
  /** The connection is back: ends the backoff and sends at once, unless the service has asked for a wait. */
  online(): void;
  cancel(): void;
}

export function createSchedule(send: () => void): Schedule {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let longestWait: ReturnType<typeof setTimeout> | undefined;
  let hold: Deadline | undefined;

  const sendWaiting = () => {
    forgetWaiting();
    send();
  };

  function forgetWaiting(): void {
    clearTimeout(quiet);
    clearTimeout(longestWait);
    longestWait = undefined;
  }

  const forgetFailures = () => {
    clearTimeout(retry);
    retry = undefined;
    failures = 0;
  };

  const msHeld = () => Math.max(0, hold?.msLeft() ?? 0);

  const later = () => {
    if (retry) return;
    const wait = failures ? backoff(failures - 1, RETRY_BASE_DELAY, RETRY_MAX_DELAY) : 0;
    const retryNow = () => {
      retry = undefined;
      hold = undefined;
      send();
    };
    const timer = setTimeout(retryNow, Math.max(wait, msHeld()));
    retry = timer;
    // Scripts and test runs on Node end without a service that is away; browsers number their timers.
    (timer as { unref?(): void }).unref?.();
  };

  const schedule: Schedule = {
    soon() {
      if (failures || msHeld()) return later();
      clearTimeout(quiet);
      quiet = setTimeout(sendWaiting, ANALYTICS_DEBOUNCE);
      longestWait ??= setTimeout(sendWaiting, ANALYTICS_MAX_WAIT);
    },
    isHeld: () => msHeld() > 0,
    succeeded() {
      // Another request may have been told to wait.
      if (!failures || msHeld()) return;
      forgetFailures();
      // The service works again, so events that failed in the meantime need not wait for their retry.
      schedule.soon();
    },
    failed(retryAfter = 0) {
      forgetWaiting();
      // Requests that fail together count once.
      const isNew = retry === undefined;
      if (isNew) failures += 1;
      if (retryAfter > msHeld()) {
        hold = deadlineIn(Math.min(retryAfter, RETRY_AFTER_MAX));
        clearTimeout(retry);
        retry = undefined;
      }
      if (!isNew || failures <= MAX_RETRIES) later();
    },
    online() {
      if (!failures || msHeld()) return;
      forgetFailures();
      send();
    },
    cancel() {
      forgetWaiting();
      forgetFailures();
    },
  };
  return schedule;
}
