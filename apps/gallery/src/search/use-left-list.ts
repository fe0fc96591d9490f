import { normalizeItems } from '@gifkit/fetch-api';
import { type IGif, normalizeGif } from '@gifkit/model';
import { createGridMemory, type GridMemory } from '@gifkit/react-components';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatRoute, type Route } from '../address/route.ts';

const STORAGE_KEY = 'gallery-list';

/** Maximum number of stored GIFs: one or two megabytes as JSON. */
const MAX_GIFS = 300;

interface StoredList {
  address: string;
  gifs: readonly IGif[];
  /** Top of the list in px, relative to the viewport. */
  top: number;
}

/** Stores a list in the tab for a reload. */
function storeList({ address, gifs, top }: StoredList): void {
  try {
    const list: StoredList = { address, gifs: gifs.slice(0, MAX_GIFS), top };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(list));
  } catch {
    // Storage is blocked or full: a reload then starts at the top.
  }
}

function read(): Partial<StoredList> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return { ...stored, gifs: normalizeItems(stored.gifs, 'GIFs', normalizeGif) };
  } catch {
    return {};
  }
}

/** Whether the page was reloaded or restored from history. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

const scrollTo = (element: Element, top: number): void =>
  window.scrollBy(0, element.getBoundingClientRect().top - top);

/**
 * Creates the memory of a list; after a reload, with its stored state.
 *
 * @param first first GIFs of the start page.
 */
function restoreList(address: string, first: IGif[]): GridMemory {
  const memory = createGridMemory();
  if (address === '/' && first.length > 0) memory.pages = { gifs: first, status: 'idle' };
  if (!isReload()) return memory;
  const stored = read();
  if (stored.address !== address || !stored.gifs?.length) return memory;
  const top = Number(stored.top);
  const { saveScroll, restoreScroll } = memory;
  let hasScroll = false;
  return Object.assign(memory, {
    pages: { gifs: stored.gifs, status: 'idle' },
    saveScroll(...place: Parameters<GridMemory['saveScroll']>) {
      hasScroll = true;
      saveScroll(...place);
    },
    restoreScroll(...place: Parameters<GridMemory['restoreScroll']>) {
      // The grid has its final height once it knows its width.
      if (hasScroll) restoreScroll(...place);
      else if (top < 0) requestAnimationFrame(() => scrollTo(place[0], top));
    },
  } satisfies Partial<GridMemory>);
}

interface LeftList {
  address: string;
  memory: GridMemory;
}

const NO_GIFS: IGif[] = [];

/**
 * Keeps the state of a route's list while the user is on another page, and across reloads. Each search has
 * its own list.
 *
 * @param served first GIFs of the start page.
 */
export function useLeftList(route: Route, served: IGif[]) {
  const isList = route.page === 'search' || route.page === 'categories';
  const address = isList ? formatRoute(route) : undefined;
  const [left, setLeft] = useState<LeftList>(() => ({
    address: address ?? '/',
    memory: restoreList(address ?? '/', address === '/' ? served : NO_GIFS),
  }));
  if (address !== undefined && left.address !== address) {
    setLeft({ address, memory: createGridMemory() });
  }

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
  return { ...left, onFetched };
}
