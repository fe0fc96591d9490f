/**
 * State of a page. `navigating`: another page replaces it in the tab. `closing`: the page ends and, as far as
 * browsers reveal, no other page follows.
 */
export type PageState = 'visible' | 'hidden' | 'navigating' | 'closing';

export type PageEvent =
  | { type: 'visibilitychange'; isVisible: boolean }
  | { type: 'pageswap' }
  | { type: 'pagehide'; persisted: boolean }
  | { type: 'pageshow' };

/** Browsers also hide a page after `pagehide`, so a page that was left stays left until `pageshow`. */
export function nextPageState(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'pageshow':
      return 'visible';
    case 'pageswap':
      return 'navigating';
    case 'pagehide':
      // For browsers without `pageswap`: only a page that navigates enters the back/forward cache.
      return state === 'navigating' || event.persisted ? 'navigating' : 'closing';
    case 'visibilitychange':
      if (isLeft(state)) return state;
      return event.isVisible ? 'visible' : 'hidden';
  }
}

/** True if the page was left. It may come back from the back/forward cache. */
export const isLeft = (state: PageState): boolean => state === 'navigating' || state === 'closing';
