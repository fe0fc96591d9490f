import { type SharedRequest, shareRequest } from '@gifkit/http';
import { lateProblem } from './to-problem.ts';

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
    const shared = shareRequest(start, 0, lateProblem);
    running.set(key, shared);
    const settle = () => {
      if (running.get(key) === shared) running.delete(key);
    };
    shared.response.then(settle, settle);
    return shared.join(signal);
  };
}
