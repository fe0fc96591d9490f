import { type FetchGifs, GiphyFetch, type MediaType, type Rating } from '@gifkit/fetch-api';
import type { IGif } from '@gifkit/model';
import type { GifProvider } from '@gifkit/providers';
import { useEffect, useMemo, useState } from 'react';

/** Request of an element without GIFs of the host. */
export interface Query {
  apiKey?: string | undefined;
  /** URL of a static catalog, instead of a key. */
  catalog?: string | undefined;
  /** Search term. Without one, GIFs are trending ones. */
  term?: string | undefined;
  /** @default 'gifs' */
  type?: MediaType | undefined;
  rating?: Rating | undefined;
  lang?: string | undefined;
  /** GIFs per page. @default 25 */
  limit?: number | undefined;
}

/** Splits props into the request and all others. */
export function splitQuery<Others>({
  apiKey,
  catalog,
  term,
  type,
  rating,
  lang,
  limit,
  ...others
}: Query): [query: Query, others: Others] {
  return [{ apiKey, catalog, term, type, rating, lang, limit }, others as Others];
}

/** Logs a failed page, unless the host cancels its event. The handler of an element then returns true. */
export const logFailure =
  (tag: string, handler: ((error: Error) => unknown) | undefined) =>
  (error: Error): void => {
    if (handler?.(error) !== true) console.error(`${tag} could not fetch GIFs:`, error);
  };

/** ms; time for a script to set an element's data after the element was connected. */
const PATIENCE = 1000;

/**
 * Reports an element whose data is missing.
 *
 * @throws {Error} during rendering, if the data is still missing after {@link PATIENCE}.
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

export const useClient = (apiKey: string | undefined) =>
  useMemo(() => (apiKey ? new GiphyFetch(apiKey) : undefined), [apiKey]);

/** Returns a function that creates the provider of a catalog, whose code is lazy-loaded; undefined without a URL. */
function useCatalog(url: string | undefined) {
  return useMemo(() => {
    if (!url) return undefined;
    let provider: GifProvider | undefined;
    return async () => {
      const { catalog } = await import('./catalog-source.ts');
      provider ??= catalog({ url });
      return provider;
    };
  }, [url]);
}

/** Returns the `fetchGifs` of a query, or undefined without a key or catalog. */
export function useFetchGifs({ apiKey, catalog, term, type, rating, lang, limit }: Query) {
  const client = useClient(apiKey);
  const loadProvider = useCatalog(catalog);
  return useMemo((): FetchGifs | undefined => {
    if (loadProvider) {
      return async (_offset, { cursor, signal }) => {
        const provider = await loadProvider();
        const options = { rating, lang, limit, cursor, signal };
        return term ? provider.search(term, options) : provider.trending(options);
      };
    }
    if (!client) return undefined;
    return (offset, { signal }) => {
      const options = { type, rating, limit, offset, signal };
      return term ? client.search(term, { ...options, lang }) : client.trending(options);
    };
  }, [client, loadProvider, term, type, rating, lang, limit]);
}

/**
 * Fetches a GIF by its id.
 *
 * @returns undefined until the GIF has loaded.
 * @throws the error of a failed request, during rendering.
 */
export function useGif(gif: IGif | string | undefined, { apiKey, catalog }: Query) {
  const client = useClient(apiKey);
  const loadProvider = useCatalog(catalog);
  const [response, setResponse] = useState<{ id: string; gif?: IGif; error?: unknown }>();
  const id = typeof gif === 'string' ? gif : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const request = new AbortController();
    const { signal } = request;
    const found = loadProvider
      ? loadProvider().then((provider) => provider.gif(id, { signal }))
      : client?.gif(id, { signal }).then(({ data }) => data);
    found?.then(
      (gif) => setResponse({ id, gif }),
      (error) => !signal.aborted && setResponse({ id, error }),
    );
    return () => request.abort();
  }, [client, loadProvider, id]);
  if (typeof gif === 'object') return gif;
  if (response?.id !== id) return undefined;
  if (response?.error) throw response.error;
  return response?.gif;
}
