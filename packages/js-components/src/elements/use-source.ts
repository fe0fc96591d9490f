import { type FetchGifs, GiphyFetch, type MediaType, type Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import { useEffect, useMemo, useState } from 'react';

/** What an element asks the service for when the host gives no GIFs. */
export interface Query {
  /** The key of the GIF API. */
  apiKey?: string | undefined;
  /** Without one: what is trending. */
  term?: string | undefined;
  /** @default 'gifs' */
  type?: MediaType | undefined;
  rating?: Rating | undefined;
  lang?: string | undefined;
  /** GIFs a page. @default 25 */
  limit?: number | undefined;
}

/** ms in which a script may give an element what it shows, after the element came into the page. */
const PATIENCE = 1000;

/**
 * For an element that has nothing to show yet.
 *
 * @throws {Error} while rendering, when nothing came in time.
 */
export function useMissing(isMissing: boolean, sentence: string): void {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isMissing]);
  if (isMissing && isOver) throw new Error(sentence);
}

/** The client of a key. Undefined without one. */
export const useClient = (apiKey: string | undefined) =>
  useMemo(() => (apiKey ? new GiphyFetch(apiKey) : undefined), [apiKey]);

/** Fetches pages of what is asked for. Undefined without a key. */
export function useFetchGifs({ apiKey, term, type, rating, lang, limit }: Query) {
  const client = useClient(apiKey);
  return useMemo((): FetchGifs | undefined => {
    if (!client) return undefined;
    return (offset, { signal }) => {
      const options = { type, rating, limit, offset, signal };
      return term ? client.search(term, { ...options, lang }) : client.trending(options);
    };
  }, [client, term, type, rating, lang, limit]);
}

/**
 * A GIF by its id.
 *
 * @returns undefined until it is there.
 * @throws what its request failed with, while rendering.
 */
export function useGif(gif: IGif | string | undefined, apiKey: string | undefined) {
  const client = useClient(apiKey);
  const [answer, setAnswer] = useState<{ id: string; gif?: IGif; error?: unknown }>();
  const id = typeof gif === 'string' ? gif : undefined;
  useEffect(() => {
    if (!client || id === undefined) return;
    const request = new AbortController();
    client.gif(id, { signal: request.signal }).then(
      ({ data }) => setAnswer({ id, gif: data }),
      (error) => !request.signal.aborted && setAnswer({ id, error }),
    );
    return () => request.abort();
  }, [client, id]);
  if (typeof gif === 'object') return gif;
  if (answer?.id !== id) return undefined;
  if (answer?.error) throw answer.error;
  return answer?.gif;
}
