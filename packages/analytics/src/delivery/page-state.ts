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

/** Browsers hide a page after `pagehide`, too: that a page is left is never forgotten before it is shown again. */
export function nextPageState(state: PageState, event: PageEvent): PageState {
  switch (event.type) {
    case 'pageshow':
      return 'visible';
    case 'pageswap':
      return 'navigating';
    case 'pagehide':
      // Where there is no `pageswap`: only a page that navigates is kept for later.
      return state === 'navigating' || event.persisted ? 'navigating' : 'closing';
    case 'visibilitychange':
      if (isLeft(state)) return state;
      return event.isVisible ? 'visible' : 'hidden';
  }
}

/** Whether a page has been left. It may still come back from the back/forward cache. */
export const isLeft = (state: PageState): boolean => state === 'navigating' || state === 'closing';
