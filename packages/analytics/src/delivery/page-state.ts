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
