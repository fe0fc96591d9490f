import { type GiphyFetch, isFetchError } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useEffect, useState } from 'react';

export type GifState =
  | { status: 'loading' }
  | { status: 'ready'; gif: IGif }
  | { status: 'missing' }
  | { status: 'failed' };

/** One GIF by its id: at once when the page already has it, else from the service. */
export function useGif(client: GiphyFetch, id: string, known: IGif | undefined): GifState {
  const [fetched, setFetched] = useState<GifState>({ status: 'loading' });
  useEffect(() => {
    if (known) return;
    const controller = new AbortController();
    setFetched({ status: 'loading' });
    client.gif(id, { signal: controller.signal }).then(
      ({ data }) => setFetched({ status: 'ready', gif: data }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const isMissing = isFetchError(error) && error.status === 404;
        setFetched({ status: isMissing ? 'missing' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [client, id, known]);
  return known ? { status: 'ready', gif: known } : fetched;
}
