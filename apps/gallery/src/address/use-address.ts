import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { formatView, parseRoute, type View } from './route.ts';

/** Cause of a changed search: typing, Enter, or another choice. */
export type SearchBy = 'type' | 'enter' | 'choose';

interface Step {
  method: 'pushState' | 'replaceState';
  address: string;
  /** True if the entry is a search that is still being typed. */
  isDraft: boolean;
}

/**
 * Decides how a search changes the history. The first letter adds an entry, and further letters replace it. Enter
 * adds an entry unless the same search already has one.
 */
export function stepOfSearch(
  to: string,
  at: string,
  isDraft: boolean,
  by: SearchBy,
): Step | undefined {
  const isSame = to === at;
  if (isSame && (by === 'type' || !isDraft)) return undefined;
  const replaces = isDraft && (by !== 'choose' || isSame);
  return {
    method: replaces ? 'replaceState' : 'pushState',
    address: to,
    isDraft: by === 'type',
  };
}

const here = (): string => window.location.pathname + window.location.search;

/** The state may come from other scripts. */
const isDraftHere = (): boolean =>
  (window.history.state as { isDraft?: unknown } | null)?.isDraft === true;

/**
 * Client-side routing over the browser's history.
 *
 * @param served address for the server.
 */
export function useAddress(served = '/') {
  const [place, setPlace] = useState(() => ({
    route: parseRoute(typeof window === 'undefined' ? served : here()),
    isAtTop: false,
  }));
  // A transition keeps the previous page until the next one has loaded.
  const follow = useCallback((isAtTop: boolean) => {
    startTransition(() => setPlace({ route: parseRoute(here()), isAtTop }));
  }, []);

  useEffect(() => {
    const onPopState = () => follow(false);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [follow]);
  // Runs after the previous page has unmounted, because its list saves its scroll position until then.
  useLayoutEffect(() => {
    if (place.isAtTop) window.scrollTo(0, 0);
  }, [place]);

  /** Opens another page as a new history entry. */
  const goTo = useCallback(
    (address: string) => {
      window.history.pushState(null, '', address);
      follow(true);
    },
    [follow],
  );
  const search = useCallback((view: View, by: SearchBy) => {
    const step = stepOfSearch(formatView(view), here(), isDraftHere(), by);
    if (!step) return;
    window.history[step.method]({ isDraft: step.isDraft }, '', step.address);
    setPlace({ route: parseRoute(here()), isAtTop: false });
  }, []);

  return { route: place.route, goTo, search };
}
