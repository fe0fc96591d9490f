import type { IGif } from '@gifkit/model';
import { useEffect, useInsertionEffect, useReducer, useRef, useState } from 'react';
import type { GridMemory } from '../grid-memory.ts';
import { createPageLoader, type PageLoader, type PageLoaderHost } from '../page-loader.ts';
import { type Pages, pagesReducer, startPages } from '../state/pages.ts';

export interface GifPagesOptions extends Omit<PageLoaderHost, keyof Pages> {
  initialGifs?: IGif[] | undefined;
  /** Another one starts over; with it, another `fetchGifs` alone does not. */
  resetKey?: string | number | undefined;
  /** ms between the last event and each page but the first. */
  fetchDebounce: number;
  /** Begins with the pages that it holds, and gets those of the end. */
  memory?: GridMemory | undefined;
}

export interface GifPages extends Pages, Pick<PageLoader, 'load' | 'onLoaderInView'> {
  /** Starts over with nothing. */
  reset: () => void;
}

/** GIFs page by page; what is under way when the component unmounts is aborted and changes nothing. */
export function useGifPages({
  initialGifs,
  resetKey,
  fetchDebounce,
  memory,
  ...options
}: GifPagesOptions): GifPages {
  const [{ status, ...pages }, dispatch] = useReducer(
    pagesReducer,
    memory?.pages ?? startPages(initialGifs ?? []),
  );
  const { fetchGifs, externalGifs } = options;
  const gifs = externalGifs ?? pages.gifs;

  const host = useRef<PageLoaderHost>({ ...options, gifs, status });
  useInsertionEffect(() => {
    host.current = { ...options, gifs, status };
  });
  const [loader] = useState(() =>
    createPageLoader(() => host.current, dispatch, {
      initialGifs: [...pages.gifs],
      fetchDebounce,
    }),
  );
  useEffect(() => loader.stop, [loader]);

  useEffect(() => {
    if (!memory) return;
    return () => {
      const { gifs, status } = host.current;
      memory.pages = { gifs, status: status === 'done' ? 'done' : 'idle' };
    };
  }, [memory]);

  const last = useRef({ resetKey, fetchGifs, initialGifs });
  useEffect(() => {
    const before = last.current;
    last.current = { resetKey, fetchGifs, initialGifs };
    if (before.resetKey !== resetKey) {
      // GIFs that were there before are not what is asked for now.
      loader.reset(before.initialGifs === initialGifs ? [] : initialGifs);
    } else if (before.fetchGifs !== fetchGifs && resetKey === undefined) {
      loader.onFetchGifsChange();
    }
  }, [loader, resetKey, fetchGifs, initialGifs]);

  return {
    gifs,
    status,
    load: loader.load,
    onLoaderInView: loader.onLoaderInView,
    reset: loader.reset,
  };
}
