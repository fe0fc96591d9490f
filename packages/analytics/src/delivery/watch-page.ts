import { listen } from './listen.ts';

interface PageListener {
  /** The page is about to be left; the visitor may still cancel. */
  leaving(): void;
  /** The page was hidden, shown or left. */
  changed(event: Event): void;
  online(): void;
  /** Another page has changed the storage. */
  stored(change: StorageEvent): void;
}

/**
 * Watches the page, if there is one. It does not use `unload`, and must be stopped when the queue is empty:
 * `unload` and, in some browsers, `beforeunload` disable the back/forward cache.
 *
 * @returns a function that stops watching.
 */
export function watchPage({ leaving, changed, online, stored }: PageListener): () => void {
  if (typeof document === 'undefined') return () => {};
  const stopListening = [
    ...['pageswap', 'pagehide', 'pageshow'].map((type) => listen(globalThis, type, changed)),
    listen(document, 'visibilitychange', changed),
    listen(globalThis, 'beforeunload', leaving),
    listen(globalThis, 'online', online),
    listen(globalThis, 'storage', (change) => stored(change as StorageEvent)),
  ];
  if (document.visibilityState === 'hidden') changed(new Event('visibilitychange'));
  return () => {
    for (const stop of stopListening) stop();
  };
}
