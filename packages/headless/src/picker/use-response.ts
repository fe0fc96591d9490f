import { useEffect, useState } from 'react';
import { useLatest } from '../shared/use-latest.ts';

/**
 * Returns the service's last response with its key. Requests one for each new key, unless it is undefined. Errors are
 * only logged, because the picker works without these responses.
 *
 * @param name of the response, in the log.
 * @param fetch returns undefined if the service cannot or must not be asked.
 * @param suffices true if a known response makes the request unnecessary.
 */
export function useResponse<T extends { key: string }>(
  name: string,
  key: string | undefined,
  fetch: (signal: AbortSignal) => Promise<T> | undefined,
  suffices: (response: T) => boolean = (response) => response.key === key,
): T | undefined {
  const [response, setResponse] = useState<T>();
  const latest = useLatest(fetch);
  const isWanted = !(response && suffices(response));
  useEffect(() => {
    if (key === undefined || !isWanted) return;
    const request = new AbortController();
    const { signal } = request;
    latest.current(signal)?.then(
      (found) => {
        if (!signal.aborted) setResponse(found);
      },
      (error: unknown) => {
        if (!signal.aborted) console.warn(`Gifkit: the ${name} could not be fetched`, error);
      },
    );
    return () => request.abort();
  }, [name, key, isWanted, latest]);
  return response;
}
