import type { IGif } from '@gifkit/model';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FETCH_DEBOUNCE } from '../core/constants.ts';
import type { PagesMemory } from '../core/memory/grid-memory.ts';
import {
  createPageFetcher,
  type PageFetcher,
  type PageFetcherHost,
} from '../core/paging/page-fetcher.ts';
import { type Pages, startPaging } from '../core/paging/paging.ts';
import { createUniqueGifs } from '../core/paging/unique-gifs.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatest } from '../shared/use-latest.ts';

export interface GifPagesOptions extends PageFetcherHost {
  /** GIFs that are there before the first page; the server renders them. */
  initialGifs?: IGif[] | undefined;
  /**
   * Says what is fetched, for instance the search term: another key starts over without remounting. The
   * first change fetches at once; of several changes within 250 ms only the last one fetches.
   */
  resetKey?: string | number | undefined;
  /** ms before every page but the first. @default 250 */
  fetchDebounce?: number | undefined;
  /** The list starts with the pages that it holds, and is kept there when the component unmounts. */
  memory?: PagesMemory | undefined;
}

export interface GifPages
  extends Pages,
    Pick<PageFetcher, 'retry' | 'reset' | 'onSentinelInView'> {}

/**
 * GIFs page by page. The newest `fetchGifs` is called for the next page. Another function does not start the
 * list over, because hosts write it inline.
 */
export function useGifPages({
  initialGifs,
  resetKey,
  fetchDebounce = FETCH_DEBOUNCE,
  memory,
  ...options
}: GifPagesOptions): GifPages {
  const host = useLatest<PageFetcherHost>(options);

  const { externalGifs } = options;
  const [fetcher] = useState(() => {
    const { gifs, status } = memory?.pages ?? { gifs: initialGifs ?? [], status: 'idle' };
    const start = startPaging(externalGifs ?? gifs, status);
    return createPageFetcher(start, fetchDebounce, () => host.current);
  });
  const pages = useSyncExternalStore(fetcher.subscribe, fetcher.getPages, fetcher.getPages);
  // Before the list that takes its place is mounted.
  useIsomorphicLayoutEffect(() => fetcher.stop, [fetcher]);

  useEffect(() => {
    if (!memory) return;
    return () => {
      const { gifs, status } = fetcher.getPages();
      memory.pages = { gifs, status: status === 'done' ? 'done' : 'idle' };
    };
  }, [fetcher, memory]);

  const last = useRef({ resetKey, initialGifs, externalGifs });
  // Before the paint, so that the reader never sees the old list under the name of the new one.
  useIsomorphicLayoutEffect(() => {
    const before = last.current;
    last.current = { resetKey, initialGifs, externalGifs };
    if (before.resetKey !== resetKey) {
      // Initial GIFs that did not change belong to the old list.
      fetcher.onResetKeyChange((before.initialGifs !== initialGifs && initialGifs) || []);
    } else if (externalGifs && before.externalGifs !== externalGifs) {
      fetcher.onExternalGifsChange(externalGifs);
    }
  }, [fetcher, resetKey, initialGifs, externalGifs]);

  // Hosts put lists together from pages that overlap; tiles are kept apart by their ids.
  const [uniqueGifs] = useState(createUniqueGifs);
  const given = externalGifs ?? pages.gifs;
  const gifs = useMemo(() => uniqueGifs(given), [uniqueGifs, given]);
  const { retry, reset, onSentinelInView } = fetcher;
  return { ...pages, gifs, retry, reset, onSentinelInView };
}
