import { type GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useCallback, useEffect, useState } from 'react';
import { idsOf } from './gif-route.ts';

export type GifState =
  | { status: 'loading' }
  | { status: 'ready'; gif: IGif }
  | { status: 'missing' }
  | { status: 'failed' };

const isMissing = (error: unknown): boolean => isFetchError(error) && error.status === 404;

/** The GIF whose id the slug ends in. */
async function load(client: GiphyFetch, slug: string, signal: AbortSignal): Promise<IGif> {
  let missing: unknown;
  for (const id of idsOf(slug)) {
    try {
      return (await client.gif(id, { signal })).data;
    } catch (error) {
      if (!isMissing(error)) throw error;
      missing = error;
    }
  }
  throw missing;
}

/**
 * One GIF by its slug or id: at once when the page already has it, else from the service.
 *
 * @returns the GIF, and a way to ask once more
 */
export function useGif(
  client: GiphyFetch,
  slug: string,
  known: IGif | undefined,
): [GifState, () => void] {
  const [fetched, setFetched] = useState<GifState & { slug?: string }>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isKnown = known !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    setFetched({ status: 'loading', slug });
    load(client, slug, controller.signal).then(
      (gif) => setFetched({ status: 'ready', gif, slug }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setFetched({ status: isMissing(error) ? 'missing' : 'failed', slug });
      },
    );
    return () => controller.abort();
  }, [client, slug, isKnown, attempt]);
  const retry = useCallback(() => {
    // The client remembers a failure for a while; somebody who asks again wants to know.
    client.clearCache();
    setAttempt((count) => count + 1);
  }, [client]);
  if (known) return [{ status: 'ready', gif: known }, retry];
  return [fetched.slug === slug ? fetched : { status: 'loading' }, retry];
}
