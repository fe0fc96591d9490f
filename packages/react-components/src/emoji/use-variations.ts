import type { NonPaginatedGifsResult } from '@gifkit/fetch-api';
import { retryDelay } from '@gifkit/headless/internal/core/paging/retry-delay.ts';
import { uniqueGifs } from '@gifkit/headless/internal/core/paging/unique-gifs.ts';
import { useLatestCallback } from '@gifkit/headless/internal/shared/use-latest-callback.ts';
import type { GifID, IGif } from '@gifkit/model';
import { useEffect, useState } from 'react';

export type FetchVariations = (
  gifId: GifID,
  options: { signal: AbortSignal },
) => Promise<NonPaginatedGifsResult>;

export type Variations =
  | { status: 'fetching' }
  | { status: 'error'; error: unknown }
  | { status: 'fetched'; gifs: readonly IGif[] };

const FETCHING: Variations = { status: 'fetching' };

/** Fetches the variations of an emoji. A new id or unmounting aborts the request. */
export function useVariations(
  gifId: GifID,
  fetchVariations: FetchVariations,
  onFetched: ((gifs: IGif[]) => void) | undefined,
): [Variations, retry: () => void] {
  const [attempt, setAttempt] = useState({ notBefore: 0 });
  const [result, setResult] = useState({ gifId, attempt, variations: FETCHING });
  // A previous emoji's variations must not show for even one frame.
  const isCurrent = result.gifId === gifId && result.attempt === attempt;
  const variations = isCurrent ? result.variations : FETCHING;
  const setVariations = (next: Variations) => setResult({ gifId, attempt, variations: next });

  const load = useLatestCallback(async (signal: AbortSignal) => {
    let gifs: IGif[];
    try {
      ({ data: gifs } = await fetchVariations(gifId, { signal }));
      if (!Array.isArray(gifs)) throw new TypeError('fetchVariations returned no list of GIFs');
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Gifkit: the variations of an emoji could not be fetched', error);
      setVariations({ status: 'error', error });
      return;
    }
    if (signal.aborted) return;
    setVariations({ status: 'fetched', gifs: uniqueGifs(gifs) });
    onFetched?.(gifs);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies(gifId): another emoji has other variations
  useEffect(() => {
    const controller = new AbortController();
    const start = () => load(controller.signal);
    const wait = attempt.notBefore - Date.now();
    const timer = wait > 0 ? setTimeout(start, wait) : undefined;
    if (!timer) start();
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [gifId, attempt, load]);

  const retry = () => {
    if (variations.status !== 'error') return;
    setAttempt({ notBefore: Date.now() + retryDelay(variations.error) });
  };
  return [variations, retry];
}
