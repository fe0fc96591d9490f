/** Undefined where there is no `matchMedia`, as in jsdom, and where a test's mock of it answers nothing. */
export const mediaQuery = (
  query: string,
  view: Pick<Window, 'matchMedia'> = window,
): MediaQueryList | undefined => view.matchMedia?.(query);

/** Whether a media query matches; undefined where nobody can say. */
export const matchesMedia = (query: string): boolean | undefined => mediaQuery(query)?.matches;

/** Calls back when a media query begins or ceases to match. Mocks in hosts' tests often lack methods. */
export function observeMedia(list: MediaQueryList | undefined, onChange: () => void): () => void {
  if (list?.addEventListener) list.addEventListener('change', onChange);
  else list?.addListener?.(onChange);
  return () => {
    if (list?.removeEventListener) list.removeEventListener('change', onChange);
    else list?.removeListener?.(onChange);
  };
}
