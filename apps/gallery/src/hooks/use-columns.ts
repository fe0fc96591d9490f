import { useSyncExternalStore } from 'react';

/** From which width of the window, in px, how many columns. */
const BREAKPOINTS = [
  { query: '(min-width: 1000px)', columns: 4 },
  { query: '(min-width: 640px)', columns: 3 },
  { query: '(min-width: 300px)', columns: 2 },
] as const;

const lists = () => BREAKPOINTS.map(({ query }) => window.matchMedia(query));

function subscribe(onChange: () => void): () => void {
  const watched = lists();
  for (const list of watched) list.addEventListener('change', onChange);
  return () => {
    for (const list of watched) list.removeEventListener('change', onChange);
  };
}

const readColumns = (): number =>
  BREAKPOINTS.find((_, index) => lists()[index]?.matches)?.columns ?? 1;

/** How many columns the window has room for. */
export const useColumns = (): number => useSyncExternalStore(subscribe, readColumns);
