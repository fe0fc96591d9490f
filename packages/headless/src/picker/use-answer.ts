import { useEffect, useState } from 'react';
import { useLatest } from '../shared/use-latest.ts';

/**
 * Returns the service's last answer with its key. Asks for each new key, unless it is undefined. Errors are only
 * logged, because the picker works without these answers.
 *
 * @param name of the answers, in the log.
 * @param ask returns undefined if the service cannot or must not be asked.
 * @param suffices true if a known answer makes the request unnecessary.
 */
export function useAnswer<T extends { key: string }>(
  name: string,
  key: string | undefined,
  ask: (signal: AbortSignal) => Promise<T> | undefined,
  suffices: (answer: T) => boolean = (answer) => answer.key === key,
): T | undefined {
  const [answer, setAnswer] = useState<T>();
  const latest = useLatest(ask);
  const isWanted = !(answer && suffices(answer));
  useEffect(() => {
    if (key === undefined || !isWanted) return;
    const request = new AbortController();
    const { signal } = request;
    latest.current(signal)?.then(
      (found) => {
        if (!signal.aborted) setAnswer(found);
      },
      (error: unknown) => {
        if (!signal.aborted) console.warn(`Gifkit: the ${name} could not be fetched`, error);
      },
    );
    return () => request.abort();
  }, [name, key, isWanted, latest]);
  return answer;
}
