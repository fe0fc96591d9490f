import type { IGif } from '@gifkit/model';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { FETCH_DEBOUNCE } from '../core/constants.ts';
import type { PagesMemory } from '../core/memory/grid-memory.ts';
import {
  createPageFetcher,
  type PageFetcher,
  type PageFetcherHost,
} from '../core/paging/page-fetcher.ts';
import { type Pages, startPaging } from '../core/paging/pages.ts';
import { createUniqueGifs } from '../core/paging/unique-gifs.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatest } from '../shared/use-latest.ts';

export interface GifPagesOptions extends PageFetcherHost {
  /** GIFs shown before the first page; the server renders them. */
  initialGifs?: IGif[] | undefined;
  /**
   * Identifies the list, for example by its search term: a new key restarts without remounting. The first change
   * fetches immediately; of several changes within 250 ms only the last one fetches.
   */
  resetKey?: string | number | undefined;
  /** ms before every page except the first. @default 250 */
  fetchDebounce?: number | undefined;
  /** Restores the saved pages, and saves them on unmount. */
  memory?: PagesMemory | undefined;
}

export interface GifPages
  extends Pages,
    Pick<PageFetcher, 'retry' | 'reset' | 'onSentinelInView'> {}

/**
 * Fetches GIFs page by page. The latest `fetchGifs` is called for the next page; a new function does not restart the
 * list, because hosts write it inline.
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
    const saved = memory?.pages;
    const start = externalGifs
      ? startPaging(externalGifs, saved?.status)
      : startPaging(saved?.gifs ?? initialGifs ?? [], saved?.status, saved?.position);
    return createPageFetcher(start, fetchDebounce, () => host.current);
  });
  const pages = useSyncExternalStore(fetcher.subscribe, fetcher.getPages, fetcher.getPages);
  // Runs before a list that replaces this one mounts.
  useIsomorphicLayoutEffect(() => fetcher.stop, [fetcher]);

  useEffect(() => {
    if (!memory) return;
    return () => {
      const { gifs, status, position } = fetcher.getPages();
      memory.pages = { gifs, status, position };
    };
  }, [fetcher, memory]);

  const last = useRef({ resetKey, initialGifs, externalGifs });
  // Runs before paint, so that the user never sees the old list under the new name.
  useIsomorphicLayoutEffect(() => {
    const before = last.current;
    last.current = { resetKey, initialGifs, externalGifs };
    if (before.resetKey !== resetKey) {
      // Unchanged initial GIFs belong to the old list.
      fetcher.onResetKeyChange((before.initialGifs !== initialGifs && initialGifs) || []);
    } else if (externalGifs && before.externalGifs !== externalGifs) {
      fetcher.onExternalGifsChange(externalGifs);
    }
  }, [fetcher, resetKey, initialGifs, externalGifs]);

  // Hosts combine pages that overlap, but tiles need unique ids.
  const [uniqueGifs] = useState(createUniqueGifs);
  const given = externalGifs ?? pages.gifs;
  const gifs = useMemo(() => uniqueGifs(given), [uniqueGifs, given]);
  const { retry, reset, onSentinelInView } = fetcher;
  return { ...pages, gifs, retry, reset, onSentinelInView };
}
