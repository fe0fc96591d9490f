import type { IGif } from '@gifkit/model';
import { createGridMemory, type GridMemory } from '@gifkit/react-components';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatRoute, type Route } from '../address/route.ts';

const STORAGE_KEY = 'gallery-list';

/** GIFs that are kept at most: as JSON, these are one or two megabytes. */
const MAX_GIFS = 300;

interface StoredList {
  /** Address of the list. */
  address: string;
  gifs: readonly IGif[];
  /** Where the list began, in px from the top of the viewport. */
  top: number;
}

/** Keeps a list for a reload of the page, as long as the tab is open. */
function storeList({ address, gifs, top }: StoredList): void {
  try {
    const list: StoredList = { address, gifs: gifs.slice(0, MAX_GIFS), top };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  } catch {
    // Forbidden or full: a reload then begins at the top.
  }
}

function read(): Partial<StoredList> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {};
  }
}

/** Whether the browser loads again what was there, so that the visitor expects it as it was. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Scrolls until an element is so many px from the top of the viewport. */
const scrollTo = (element: Element, top: number): void =>
  window.scrollBy(0, element.getBoundingClientRect().top - top);

/**
 * A memory for the list at an address: as it was, where the page was loaded again.
 *
 * @param first what the start page begins with.
 */
function restoreList(address: string, first: readonly IGif[]): GridMemory {
  const memory = createGridMemory();
  if (address === '/' && first.length > 0) memory.pages = { gifs: [...first], status: 'idle' };
  if (!isReload()) return memory;
  const stored = read();
  if (stored.address !== address || !Array.isArray(stored.gifs) || stored.gifs.length === 0) {
    return memory;
  }
  const top = Number(stored.top);
  const { savePlace, restorePlace } = memory;
  let hasPlace = false;
  return Object.assign(memory, {
    pages: { gifs: stored.gifs, status: 'idle' },
    savePlace(...place: Parameters<GridMemory['savePlace']>) {
      hasPlace = true;
      savePlace(...place);
    },
    restorePlace(...place: Parameters<GridMemory['restorePlace']>) {
      // The grid is as tall as it will be once it knows its width.
      if (hasPlace) restorePlace(...place);
      else if (top < 0) requestAnimationFrame(() => scrollTo(place[0], top));
    },
  } satisfies Partial<GridMemory>);
}

interface LeftList {
  address: string;
  memory: GridMemory;
}

const NO_GIFS: readonly IGif[] = [];

/**
 * The list at a route as it was left: by going to another page and coming back, and by loading the document
 * again. Another search is another list.
 *
 * @param served what the start page begins with; returned as long as the visitor has not left it.
 */
export function useLeftList(route: Route, served: readonly IGif[]) {
  const isList = route.page === 'search' || route.page === 'categories';
  const address = isList ? formatRoute(route) : undefined;
  const [left, setLeft] = useState<LeftList>(() => ({
    address: address ?? '/',
    memory: restoreList(address ?? '/', address === '/' ? served : NO_GIFS),
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
  return { ...left, first: hasLeft ? NO_GIFS : served, onFetched };
}
