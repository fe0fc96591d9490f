import type { GifProvider } from '@gifkit/providers';
import { useEffect, useState } from 'react';
import { providerKey } from '../../core/picker/state/list-request.ts';
import { useLatest } from '../../shared/use-latest.ts';

const NONE: readonly string[] = [];

const COUNT = 4;

/** Returns trending terms; empty after an error. Requested only if the list is empty, because they cost a request. */
export function useTrendingTerms(
  provider: Pick<GifProvider, 'id' | 'name' | 'trendingTerms'>,
  areWanted: boolean,
  lang: string | undefined,
): readonly string[] {
  const key = JSON.stringify([providerKey(provider), lang]);
  const [found, setFound] = useState({ key, terms: NONE });
  const latest = useLatest(provider);
  useEffect(() => {
    if (!areWanted) return;
    const request = new AbortController();
    const { signal } = request;
    latest.current.trendingTerms?.({ limit: COUNT, lang, signal }).then(
      (terms) => {
        if (!signal.aborted) setFound({ key, terms: terms.slice(0, COUNT) });
      },
      (error: unknown) => {
        if (!signal.aborted) console.warn('Gifkit: the trending terms could not be fetched', error);
      },
    );
    return () => request.abort();
  }, [key, areWanted, lang, latest]);
  return areWanted && found.key === key ? found.terms : NONE;
}
