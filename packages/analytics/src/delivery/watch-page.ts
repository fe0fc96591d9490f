import { listen } from './listen.ts';
import { nextPageState, type PageEvent, type PageState } from './page-state.ts';

interface PageListener {
  /** The page is about to be left; the visitor may still cancel. */
  leaving(): void;
  changed(state: PageState): void;
  online(): void;
  /** Another page has changed the storage. */
  stored(change: StorageEvent): void;
}

const pageEvent = (event: Event): PageEvent | undefined => {
  const { type } = event;
  if (type === 'visibilitychange') {
    return { type, isVisible: document.visibilityState === 'visible' };
  }
  if (type === 'pagehide') return { type, persisted: (event as PageTransitionEvent).persisted };
  return type === 'pageswap' || type === 'pageshow' ? { type } : undefined;
};

/**
 * Watches the page, if there is one. It does not use `unload`, and must be stopped when the queue is empty:
 * `unload` and, in some browsers, `beforeunload` disable the back/forward cache.
 *
 * @returns a function that stops watching.
 */
export function watchPage(listener: PageListener): () => void {
  if (typeof document === 'undefined') return () => {};
  let state: PageState = 'visible';
  const follow = (event: Event) => {
    const known = pageEvent(event);
    const next = known && nextPageState(state, known);
    if (!next || next === state) return;
    state = next;
    listener.changed(state);
  };
  const stopListening = [
    ...['pageswap', 'pagehide', 'pageshow'].map((type) => listen(globalThis, type, follow)),
    listen(document, 'visibilitychange', follow),
    listen(globalThis, 'beforeunload', () => listener.leaving()),
    listen(globalThis, 'online', () => listener.online()),
    listen(globalThis, 'storage', (change) => listener.stored(change as StorageEvent)),
  ];
  if (document.visibilityState === 'hidden') follow(new Event('visibilitychange'));
  return () => {
    for (const stop of stopListening) stop();
  };
}
