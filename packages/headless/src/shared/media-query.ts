/** Returns undefined without `matchMedia`, as in jsdom, or if a test's mock returns nothing. */
export const mediaQuery = (
  query: string,
  view: Pick<Window, 'matchMedia'> = window,
): MediaQueryList | undefined => view.matchMedia?.(query);

/** Returns whether a media query matches; undefined if unknown. */
export const matchesMedia = (query: string): boolean | undefined => mediaQuery(query)?.matches;

/** Observes a media query. Mocks in hosts' tests often lack methods. */
export function observeMedia(list: MediaQueryList | undefined, onChange: () => void): () => void {
  list?.addEventListener?.('change', onChange);
  return () => list?.removeEventListener?.('change', onChange);
}
