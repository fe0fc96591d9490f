import { startTransition, useCallback, useEffect, useState } from 'react';
import { PAGE_NAMES, type PagePath, toPagePath } from '../pages.ts';
import { formatView, parseView, type View } from '../view.ts';

export interface ViewChange {
  /** Whether going back returns to the view before; typing a search does not. @default false */
  isStep?: boolean;
}

interface Address {
  path: PagePath;
  /** What the search page shows. While another page is open: what it showed last. */
  view: View;
}

export interface AddressControls extends Address {
  /** Opens another page, as a step to go back from. */
  goTo: (path: PagePath) => void;
  changeView: (change: Partial<View>, options?: ViewChange) => void;
}

function readAddress(last?: Address): Address {
  const path = toPagePath(window.location.pathname);
  const isSearch = path === '/' || !last;
  return { path, view: isSearch ? parseView(window.location.search) : last.view };
}

/** The address bar: the page, the view of the search page, and ways to change them. Back and forward work. */
export function useAddress(): AddressControls {
  const [address, setAddress] = useState(() => readAddress());
  // A transition: the page before stays until the next one has loaded.
  const followAddress = useCallback(
    () => startTransition(() => setAddress((last) => readAddress(last))),
    [],
  );

  useEffect(() => {
    window.addEventListener('popstate', followAddress);
    return () => window.removeEventListener('popstate', followAddress);
  }, [followAddress]);

  useEffect(() => {
    document.title = `${PAGE_NAMES[address.path]} · Gifkit gallery`;
  }, [address.path]);

  const goTo = useCallback(
    (path: PagePath) => {
      window.history.pushState(null, '', path);
      window.scrollTo(0, 0);
      followAddress();
    },
    [followAddress],
  );

  const changeView = useCallback((change: Partial<View>, { isStep = false }: ViewChange = {}) => {
    const view = { ...parseView(window.location.search), ...change };
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', formatView(view));
    setAddress({ path: '/', view });
  }, []);

  return { ...address, goTo, changeView };
}
