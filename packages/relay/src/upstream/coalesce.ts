import { type SharedRequest, shareRequest } from '@gifkit/http';
import { Problem } from '../response/problem.ts';

const isLate = () => new Problem({ status: 504, detail: 'The service did not answer in time.' });

/**
 * Aborts a call after `timeout` ms, even if it ignores its signal.
 *
 * @throws {Problem} 504
 */
export const withDeadline = <T>(
  timeout: number,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> => shareRequest(start, timeout, isLate).join(signal);

/** Coalesces equal concurrent calls. The shared call is aborted only when all its callers have left. */
export function createRequestCoalescer<T>() {
  const running = new Map<string, SharedRequest<T>>();

  return (
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    signal.throwIfAborted();
    const known = running.get(key);
    if (known && !known.isAborted()) return known.join(signal);
    const shared = shareRequest(start, 0, isLate);
    running.set(key, shared);
    const settle = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.response.then(settle, settle);
    return shared.join(signal);
  };
}
