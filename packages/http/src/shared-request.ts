import { abortReason } from './abort.ts';

/**
 * A network request shared by all callers of the same response. A caller that aborts stops waiting. The request is
 * aborted after the last caller has left, unless another one joins immediately.
 */
export interface SharedRequest<T> {
  readonly response: Promise<T>;
  /** True if the request was aborted before a response arrived. It never gets one. */
  readonly isAborted: () => boolean;
  /**
   * Waits for the response.
   *
   * @throws {unknown} the reason of the caller's signal when that is aborted first.
   */
  join(callerSignal?: AbortSignal): Promise<T>;
}

/**
 * Starts a request that several callers can join.
 *
 * @param start sends the request; its signal is aborted when the response is no longer needed.
 * @param timeout time limit for all callers in ms. 0 and values above 24 days, too long for a timer, set no limit.
 */
export function shareRequest<T>(
  start: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  timeoutError: () => Error,
): SharedRequest<T> {
  const controller = new AbortController();
  let waiting = 0;
  let isSettled = false;
  // Not read from the signal, which on workerd belongs to the first user's request.
  let isAborted = false;

  function abort(): void {
    isAborted = true;
    controller.abort();
  }

  function abortUnlessWanted(): void {
    if (waiting === 0 && !isSettled) abort();
  }

  const response = new Promise<T>((resolve, reject) => {
    function giveUp(): void {
      reject(timeoutError());
      abort();
    }
    const timer = timeout > 0 && timeout < 2 ** 31 ? setTimeout(giveUp, timeout) : undefined;
    start(controller.signal)
      .then(resolve, reject)
      .then(() => {
        clearTimeout(timer);
        isSettled = true;
      });
  });

  return {
    response,
    isAborted: () => isAborted,
    join: (callerSignal) =>
      new Promise((resolve, reject) => {
        waiting += 1;
        function leave(): void {
          if (callerSignal) reject(abortReason(callerSignal));
          waiting -= 1;
          // StrictMode mounts components twice: the second mount joins the request that the first one has left.
          if (waiting === 0) setTimeout(abortUnlessWanted);
        }
        callerSignal?.addEventListener('abort', leave, { once: true });
        response
          .then(resolve, reject)
          .then(() => callerSignal?.removeEventListener('abort', leave));
      }),
  };
}
