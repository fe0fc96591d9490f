import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { formatRoute, parseRoute, type Route } from './route.ts';
import { formatView, type View } from './view.ts';

/** How a search changes: while typing, by Enter, or by any other choice. */
export type SearchBy = 'type' | 'enter' | 'choose';

interface Step {
  method: 'pushState' | 'replaceState';
  address: string;
  /** Whether the entry is a search that is still being typed. */
  isDraft: boolean;
}

/**
 * How a search changes the history. The first letter adds an entry, the letters after it replace that entry. Enter
 * adds an entry, unless the same search has one already.
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

/** Other scripts may have written the entry. */
const isDraftHere = (): boolean =>
  (window.history.state as { isDraft?: unknown } | null)?.isDraft === true;

/**
 * The address bar: where the visitor is, and ways to go elsewhere. Back and forward work.
 *
 * @param served the address on the server, which has no bar.
 */
export function useAddress(served = '/') {
  const [place, setPlace] = useState(() => ({
    route: parseRoute(typeof window === 'undefined' ? served : here()),
    isAtTop: false,
  }));
  // A transition: the page before stays until the next one has loaded.
  const follow = useCallback((isAtTop: boolean) => {
    startTransition(() => setPlace({ route: parseRoute(here()), isAtTop }));
  }, []);

  useEffect(() => {
    const onPopState = () => follow(false);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [follow]);
  // Once the page before has gone: its list keeps its place until then.
  useLayoutEffect(() => {
    if (place.isAtTop) window.scrollTo(0, 0);
  }, [place]);

  /** Opens another page, as a step to go back from. */
  const goTo = useCallback(
    (address: string) => {
      window.history.pushState(null, '', address);
      follow(true);
    },
    [follow],
  );
  /** Shows another search; see {@link stepOfSearch}. */
  const search = useCallback((view: View, by: SearchBy) => {
    const step = stepOfSearch(formatView(view), here(), isDraftHere(), by);
    if (!step) return;
    window.history[step.method]({ isDraft: step.isDraft }, '', step.address);
    setPlace({ route: parseRoute(here()), isAtTop: false });
  }, []);
  /** Replaces the GIF that is shown by another one. */
  const turnTo = useCallback((route: Route) => {
    window.history.replaceState(null, '', formatRoute(route));
    setPlace({ route, isAtTop: true });
  }, []);

  return { route: place.route, goTo, search, turnTo };
}
