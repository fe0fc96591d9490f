/** What happens to a page. */
export interface PageLifecycle {
  /** The page is about to be left, unless the visitor stays after all. */
  leave(): void;
  /** The page cannot be seen any more, and may never come back. */
  hide(): void;
  /** The page is seen again. */
  show(): void;
}

/**
 * Watches the page where there is one. `unload` is left out, and `beforeunload` is for as long as there is
 * something to lose: both keep pages out of the back/forward cache.
 *
 * @returns how to stop.
 */
export function watchPage({ leave, hide, show }: PageLifecycle): () => void {
  if (typeof document === 'undefined') return () => {};
  const watching = new AbortController();
  const { signal } = watching;
  addEventListener('beforeunload', leave, { signal });
  addEventListener('pagehide', hide, { signal });
  addEventListener('pageshow', show, { signal });
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? hide() : show()),
    { signal },
  );
  return () => watching.abort();
}
