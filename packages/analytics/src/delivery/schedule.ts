import { backoff, type Deadline, deadlineIn } from '@gifkit/http';

/** Longest wait before a retry, in ms. */
const RETRY_MAX_DELAY = 60_000;

/** Maximum number of retries in a row without a new event. */
const MAX_RETRIES = 5;

/** Longest wait of an event in ms, even if more events follow. */
const ANALYTICS_MAX_WAIT = 5000;

/** The queue is sent after this time without a new event, in ms. */
const ANALYTICS_DEBOUNCE = 1000;

/** Wait before the first retry in ms; it doubles with each retry. */
const RETRY_BASE_DELAY = 1000;

interface Schedule {
  /** Sends 1 s after the last call, at most 5 s after the first. While the service fails, the backoff applies. */
  soon(): void;
  /** True during a wait that the service asked for: do not send. */
  isHeld(): boolean;
  succeeded(): void;
  /**
   * Schedules a retry after the backoff, up to five times in a row. After that, only `soon` schedules another one.
   *
   * @param retryAfter wait that the service asks for, in ms; at most 10 minutes
   */
  failed(retryAfter?: number): void;
  /** Ends the backoff and sends immediately, unless the service asked for a wait. */
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
    // On Node, do not keep a script or test run alive for a retry. In browsers, timers are numbers.
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
      // Another response may have asked for a wait.
      if (!failures || msHeld()) return;
      forgetFailures();
      // The service works again: do not make failed events wait for their retry.
      schedule.soon();
    },
    failed(retryAfter = 0) {
      forgetWaiting();
      // Requests that fail together count as one failure.
      const isNew = retry === undefined;
      if (isNew) failures += 1;
      if (retryAfter > msHeld()) {
        hold = deadlineIn(retryAfter);
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
