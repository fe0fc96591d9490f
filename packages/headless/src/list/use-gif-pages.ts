import type { IGif } from '@gifkit/model';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FETCH_DEBOUNCE } from '../core/constants.ts';
import {
  createPageLoader,
  type PageLoader,
  type PageLoaderHost,
} from '../core/paging/page-loader.ts';
import type { PagesMemory } from '../core/paging/pages-memory.ts';
import { type Pages, startPaging } from '../core/paging/paging.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useLatest } from '../shared/use-latest.ts';

export interface GifPagesOptions extends PageLoaderHost {
  initialGifs?: IGif[] | undefined;
  /** Another one starts over. */
  resetKey?: string | number | undefined;
  /** ms before every page but the first. @default 250 */
  fetchDebounce?: number | undefined;
  /** The list starts with the pages that it holds, and is kept there when the component unmounts. */
  memory?: PagesMemory | undefined;
}

export interface GifPages extends Pages, Pick<PageLoader, 'retry' | 'reset' | 'onLoaderInView'> {}

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
  const host = useLatest<PageLoaderHost>(options);

  const { externalGifs } = options;
  const [loader] = useState(() => {
    const { gifs, status } = memory?.pages ?? { gifs: initialGifs ?? [], status: 'idle' };
    const start = startPaging(externalGifs ?? gifs, status);
    return createPageLoader(start, fetchDebounce, () => host.current);
  });
  const pages = useSyncExternalStore(loader.subscribe, loader.getPages, loader.getPages);
  useEffect(() => loader.stop, [loader]);

  useEffect(() => {
    if (!memory) return;
    return () => {
      const { gifs, status } = loader.getPages();
      memory.pages = { gifs, status: status === 'done' ? 'done' : 'idle' };
    };
  }, [loader, memory]);

  const last = useRef({ resetKey, initialGifs, externalGifs });
  // Before the paint, so that the reader never sees the old list under the name of the new one.
  useIsomorphicLayoutEffect(() => {
    const before = last.current;
    last.current = { resetKey, initialGifs, externalGifs };
    if (before.resetKey !== resetKey) {
      // Initial GIFs that did not change belong to the old list.
      loader.onResetKeyChange((before.initialGifs !== initialGifs && initialGifs) || []);
    } else if (externalGifs && before.externalGifs !== externalGifs) {
      loader.onExternalGifsChange(externalGifs);
    }
  }, [loader, resetKey, initialGifs, externalGifs]);

  const { retry, reset, onLoaderInView } = loader;
  return { ...pages, gifs: externalGifs ?? pages.gifs, retry, reset, onLoaderInView };
}
