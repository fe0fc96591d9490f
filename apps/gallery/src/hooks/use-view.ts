import { useCallback, useEffect, useState } from 'react';
import { formatView, parseView, type View } from '../view.ts';

export interface ViewChange {
  /** Whether going back returns to the view before; typing a search does not. @default false */
  isStep?: boolean;
}

/** The view in the address bar, and a way to change it. Back and forward work. */
export function useView(): [View, (change: Partial<View>, options?: ViewChange) => void] {
  const [view, setView] = useState(() => parseView(window.location.search));

  useEffect(() => {
    const onPopState = () => setView(parseView(window.location.search));
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  const change = useCallback((part: Partial<View>, { isStep = false }: ViewChange = {}) => {
    const next = { ...parseView(window.location.search), ...part };
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', formatView(next));
    setView(next);
  }, []);

  return [view, change];
}
