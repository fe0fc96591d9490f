import type { GiphyFetch } from '@gifkit/fetch-api';
import { useCallback, useState } from 'react';
import type { OpenedGif } from '../settings.ts';
import { type Loaded, useLoaded } from '../shared/use-loaded.ts';
import { loadBySlug } from './load-by-slug.ts';

/**
 * Returns one GIF by its slug or id: immediately if it is already known, otherwise from the service.
 *
 * @returns the GIF, and a function that retries
 */
export function useGif(
  client: GiphyFetch,
  slug: string,
  known: OpenedGif | undefined,
): [Loaded<OpenedGif>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(known ? undefined : `${slug} ${attempt}`, (signal) =>
    loadBySlug(slug, async (id) => (await client.gif(id, { signal })).data),
  );
  const retry = useCallback(() => {
    // The client caches failures for a while, but a retry must send a request.
    client.clearCache();
    setAttempt((count) => count + 1);
  }, [client]);
  return [known ? { status: 'ready', data: known } : loaded, retry];
}
