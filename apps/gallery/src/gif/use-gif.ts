import { type GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useCallback, useState } from 'react';
import { idsOf } from '../address/route.ts';
import type { OpenedGif } from '../settings.ts';
import { type Loaded, useLoaded } from '../shared/use-loaded.ts';

type GifState =
  | { status: 'loading' }
  | { status: 'ready'; gif: IGif }
  | { status: 'missing' }
  | { status: 'failed' };

const isMissing = (error: unknown): boolean => isFetchError(error) && error.status === 404;

/** Loads the GIF whose id the slug ends with. */
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

function toState(loaded: Loaded<IGif>): GifState {
  if (loaded.status === 'ready') return { status: 'ready', gif: loaded.data };
  if (loaded.status === 'loading') return loaded;
  return { status: isMissing(loaded.error) ? 'missing' : 'failed' };
}

/**
 * Returns one GIF by its slug or id: immediately if it is already known, otherwise from the service.
 *
 * @returns the GIF, and a function that retries
 */
export function useGif(
  client: GiphyFetch,
  slug: string,
  known: OpenedGif | undefined,
): [GifState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(known ? undefined : `${slug} ${attempt}`, (signal) =>
    load(client, slug, signal),
  );
  const retry = useCallback(() => {
    // The client caches failures for a while, but a retry must send a request.
    client.clearCache();
    setAttempt((count) => count + 1);
  }, [client]);
  if (known === 'missing') return [{ status: 'missing' }, retry];
  return [known ? { status: 'ready', gif: known } : toState(loaded), retry];
}
