import type { IGif } from '@gifkit/model';
import { useEffect, useInsertionEffect, useReducer, useRef, useState } from 'react';
import { createPageLoader, type PageLoader, type PageLoaderHost } from '../page-loader.ts';
import { type Pages, pagesReducer, startPages } from '../state/pages.ts';

export interface GifPagesOptions extends Omit<PageLoaderHost, 'gifs'> {
  initialGifs?: IGif[] | undefined;
}

/** GIFs page by page; what is under way when the component unmounts is aborted and changes nothing. */
export function useGifPages({
  initialGifs,
  ...options
}: GifPagesOptions): Pages & Omit<PageLoader, 'stop'> {
  const [{ status, ...pages }, dispatch] = useReducer(pagesReducer, initialGifs ?? [], startPages);
  const gifs = options.externalGifs ?? pages.gifs;

  const host = useRef<PageLoaderHost>({ ...options, gifs });
  useInsertionEffect(() => {
    host.current = { ...options, gifs };
  });
  const [loader] = useState(() => createPageLoader(() => host.current, dispatch, initialGifs));
  useEffect(() => loader.stop, [loader]);

  return { gifs, status, load: loader.load, onLoaderInView: loader.onLoaderInView };
}
