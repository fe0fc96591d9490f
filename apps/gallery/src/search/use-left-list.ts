import type { IGif } from '@gifkit/model';
import { createGridMemory, type GridMemory } from '@gifkit/react-components';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatRoute, type Route } from '../address/route.ts';
import { restoreList, storeList } from './stored-list.ts';

interface LeftList {
  address: string;
  memory: GridMemory;
}

const NO_GIFS: readonly IGif[] = [];

const isList = ({ page }: Route): boolean => page === 'search' || page === 'categories';

/**
 * The list at a route as it was left: by going to another page and coming back, and by loading the document
 * again. Another search is another list.
 *
 * @param first what the start page begins with; returned as long as the visitor has not left it.
 */
export function useLeftList(route: Route, first: readonly IGif[]) {
  const address = isList(route) ? formatRoute(route) : undefined;
  const [left, setLeft] = useState<LeftList>(() => ({
    address: address ?? '/',
    memory: restoreList(address ?? '/', address === '/' ? first : []),
  }));
  if (address !== undefined && left.address !== address) {
    setLeft({ address, memory: createGridMemory() });
  }

  // Later the list is there at once, at its place: what stands in for it would move it.
  const [hasLeft, setHasLeft] = useState(false);
  if (address !== '/' && !hasLeft) setHasLeft(true);

  const gifs = useRef<readonly IGif[]>(left.memory.pages?.gifs ?? []);
  useEffect(() => {
    gifs.current = left.memory.pages?.gifs ?? [];
  }, [left]);
  useEffect(() => {
    const onPageHide = () => {
      if (address === undefined) return;
      const top = document.querySelector('.results .giphy-grid')?.getBoundingClientRect().top ?? 0;
      storeList({ address, gifs: gifs.current, top });
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [address]);

  const onFetched = useCallback((all: IGif[]) => {
    gifs.current = all;
  }, []);
  return { memory: left.memory, first: hasLeft ? NO_GIFS : first, onFetched };
}
