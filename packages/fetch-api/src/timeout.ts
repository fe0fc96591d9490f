import { abortReason } from './abort-reason.ts';

/**
 * Runs `work` with a signal of its own that is aborted with `signal` or after `ms`; in either case the
 * promise rejects at once, whether `work` heeds the signal or not.
 *
 * @param ms 0 and Infinity set no limit.
 */
export function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
  timeoutError: () => Error,
  signal: AbortSignal,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown) => {
      reject(reason);
      controller.abort(reason);
    };
    const onAbort = () => stop(abortReason(signal));
    const timer =
      ms > 0 && ms < Number.POSITIVE_INFINITY
        ? setTimeout(() => stop(timeoutError()), ms)
        : undefined;
    signal.addEventListener('abort', onAbort, { once: true });
    work(controller.signal)
      .then(resolve, reject)
      .then(() => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      });
  });
}
