import { listen } from './listen.ts';

/** State of a page. A page that was left may come back from the back/forward cache. */
export type PageState = 'visible' | 'hidden' | 'left';

/** Browsers also hide a page after `pagehide`, so a page that was left stays left until `pageshow`. */
export function nextPageState(
  state: PageState,
  { type }: Pick<Event, 'type'>,
  visibility: DocumentVisibilityState,
): PageState {
  if (type === 'pageshow') return 'visible';
  if (type === 'pagehide' || state === 'left') return 'left';
  return visibility === 'visible' ? 'visible' : 'hidden';
}

interface PageListener {
  /** The page is about to be left; the user may still cancel. */
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
    listen(globalThis, 'pagehide', changed),
    listen(globalThis, 'pageshow', changed),
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
