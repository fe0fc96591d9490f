import { abortReason } from '@gifkit/fetch-api/internal';

/** Waits for some ms. Rejects with the signal's reason as soon as that is aborted. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/** {@link Wait} by `setTimeout`. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      if (signal) reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
