/**
 * Where a page is: `navigating` when another page takes its place in the tab, `closing` when it ends and, as far
 * as the browser tells, no other page follows.
 */
export type PageState = 'visible' | 'hidden' | 'navigating' | 'closing';

/** The events of a page that its state follows. */
export type PageEvent =
  | { type: 'visibilitychange'; isVisible: boolean }
  | { type: 'pageswap' }
  | { type: 'pagehide'; persisted: boolean }
  | { type: 'pageshow' };

/**
 * Browsers also hide a page after `pagehide`, so a page that was left counts as left until it is shown again.
 */
export function nextPageState(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'pageshow':
      return 'visible';
    case 'pageswap':
      return 'navigating';
    case 'pagehide':
      // For browsers without `pageswap`: only a page that navigates goes into the back/forward cache.
      return state === 'navigating' || event.persisted ? 'navigating' : 'closing';
    case 'visibilitychange':
      if (isLeft(state)) return state;
      return event.isVisible ? 'visible' : 'hidden';
  }
}

/** Whether a page has been left. It may still come back from the back/forward cache. */
export const isLeft = (state: PageState): boolean => state === 'navigating' || state === 'closing';
