/**
 * State of a page. `navigating`: another page replaces it in the tab. `closing`: the page ends and, as far as
 * browsers reveal, no other page follows.
 */
export type PageState = 'visible' | 'hidden' | 'navigating' | 'closing';

/** Browsers also hide a page after `pagehide`, so a page that was left stays left until `pageshow`. */
export function nextPageState(
  state: PageState,
  { type, persisted }: Pick<Event, 'type'> & { persisted?: boolean },
  visibility: DocumentVisibilityState,
): PageState {
  if (type === 'pageshow') return 'visible';
  if (type === 'pageswap') return 'navigating';
  if (type === 'pagehide') {
    // For browsers without `pageswap`: only a page that navigates enters the back/forward cache.
    return state === 'navigating' || persisted ? 'navigating' : 'closing';
  }
  return isLeft(state) ? state : visibility === 'visible' ? 'visible' : 'hidden';
}

/** True if the page was left. It may come back from the back/forward cache. */
export const isLeft = (state: PageState): boolean => state === 'navigating' || state === 'closing';

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
 * Adds an event listener. An AbortSignal would be simpler, but jsdom rejects Node's, and host tests may use
 * both.
 *
 * @returns a function that removes the listener.
 */
function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
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
