import { abortReason } from './abort-reason.ts';

/**
 * One network request for everybody who wants the same answer. Whoever aborts stops waiting; when
 * nobody waits any more, the request itself is aborted.
 */
export interface SharedRequest<T> {
  readonly answer: Promise<T>;
  /** Whether it ended before there was an answer: there will be none. */
  readonly isAborted: () => boolean;
  /** Waits for the answer. @throws the reason of the caller's signal when that is aborted first. */
  join(callerSignal?: AbortSignal): Promise<T>;
}

/**
 * @param start sends the request; its signal is aborted when the answer is no longer wanted.
 * @param timeout ms until everybody's wait ends; 0 and Infinity set no limit.
 */
export function shareRequest<T>(
  start: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  timeoutError: () => Error,
): SharedRequest<T> {
  const controller = new AbortController();
  let waiting = 0;
  let isSettled = false;
  // Kept apart from the signal, which on workerd belongs to the visitor who came first.
  let isAborted = false;
  const abort = () => {
    isAborted = true;
    controller.abort();
  };

  const answer = new Promise<T>((resolve, reject) => {
    const giveUp = () => {
      reject(timeoutError());
      abort();
    };
    const timer = timeout > 0 && Number.isFinite(timeout) ? setTimeout(giveUp, timeout) : undefined;
    start(controller.signal)
      .then(resolve, reject)
      .then(() => {
        clearTimeout(timer);
        isSettled = true;
      });
  });

  return {
    answer,
    isAborted: () => isAborted,
    join: (callerSignal) =>
      new Promise((resolve, reject) => {
        waiting += 1;
        const leave = () => {
          if (callerSignal) reject(abortReason(callerSignal));
          waiting -= 1;
          if (waiting === 0 && !isSettled) abort();
        };
        callerSignal?.addEventListener('abort', leave, { once: true });
        answer.then(resolve, reject).then(() => callerSignal?.removeEventListener('abort', leave));
      }),
  };
}
