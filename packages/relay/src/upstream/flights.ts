import { type SharedRequest, shareRequest } from '@gifkit/fetch-api/internal';
import { Problem } from '../answer/problem.ts';

const isLate = () => new Problem({ status: 504, detail: 'The service did not answer in time.' });

/**
 * Ends a call after some ms, also one that does not listen to its signal.
 *
 * @throws {Problem} 504
 */
export const withDeadline = <T>(
  timeout: number,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> => shareRequest(start, timeout, isLate).join(signal);

/**
 * Equal calls at the same time are one. A caller that leaves does not end it for the others; when all have left, it ends.
 */
export function createFlights<T>() {
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
    const land = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.response.then(land, land);
    return shared.join(signal);
  };
}
