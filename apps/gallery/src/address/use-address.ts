import { startTransition, useCallback, useEffect, useState } from 'react';
import {
  movedAddress,
  type Place,
  readPlace,
  type Step,
  stepOfSearch,
  stepToGif,
  toEntryState,
} from './place.ts';
import { formatRoute, type Route } from './route.ts';
import { formatView, type View } from './view.ts';

export interface AddressControls extends Place {
  /** Opens another page, as a step to go back from. */
  goTo: (address: string) => void;
  /** Shows another search; see {@link stepOfSearch}. */
  search: (view: View, how: 'type' | 'enter' | 'choose') => void;
  /** Opens a GIF as a step to go back from, or turns to it from the one that is open. */
  showGif: (route: Route, how: 'open' | 'turn') => void;
  /** Closes what is open over a list. */
  closeGif: () => void;
}

const here = (): string => window.location.pathname + window.location.search;

const read = (): Place => readPlace(here(), window.history.state);

function readFirst(served: string): Place {
  if (typeof window === 'undefined') return readPlace(served, null);
  const moved = movedAddress(here());
  if (moved) window.history.replaceState(moved.state, '', moved.address);
  return read();
}

/**
 * The address bar: where the visitor is, and ways to go elsewhere. Back and forward work.
 *
 * @param served the address on the server, which has no bar.
 */
export function useAddress(served = '/'): AddressControls {
  const [place, setPlace] = useState(() => readFirst(served));
  // A transition: the page before stays until the next one has loaded.
  const follow = useCallback(() => startTransition(() => setPlace(read())), []);

  useEffect(() => {
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [follow]);

  const take = useCallback((step: Step | undefined) => {
    if (!step) return;
    window.history[step.method](step.state, '', step.address);
    setPlace(read());
  }, []);

  const goTo = useCallback(
    (address: string) => {
      window.history.pushState(null, '', address);
      window.scrollTo(0, 0);
      follow();
    },
    [follow],
  );
  const search = useCallback(
    (view: View, how: 'type' | 'enter' | 'choose') =>
      take(stepOfSearch(formatView(view), here(), toEntryState(window.history.state), how)),
    [take],
  );
  const showGif = useCallback(
    (route: Route, how: 'open' | 'turn') =>
      take(stepToGif(route, here(), toEntryState(window.history.state), how)),
    [take],
  );
  const closeGif = useCallback(() => {
    const { depth = 0, over } = toEntryState(window.history.state);
    // Going back closes a GIF that was opened here. One that the address opened has no list behind it.
    if (depth > 0) window.history.go(-depth);
    else take({ method: 'replaceState', address: over ?? formatRoute(DEFAULT), state: {} });
  }, [take]);

  return { ...place, goTo, search, showGif, closeGif };
}

const DEFAULT: Route = { page: 'search', view: { query: '', kind: 'gifs' } };
