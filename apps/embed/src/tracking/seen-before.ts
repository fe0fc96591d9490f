import type { GifID } from '@gifkit/model';

/** ms within which a page has to come back to go on with the view that it had. */
const SAME_VIEW = 10_000;

/** Of the entry in session storage that says when which view was left, in ms since the epoch. */
const KEY = 'gifkitSeen';

/** The GIF, the page around the frame, and in frames of the SDK, which names each, the frame. */
const viewOf = (id: GifID): string =>
  `${id} ${document.referrer} ${/gifkit-token=[^&]*/.exec(location.hash) ?? ''}`;

/** Views that were left a moment ago; none where storage is forbidden. */
function readLeft(): Record<string, number> {
  try {
    const left: Record<string, number> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isRecent = ([, time]: [string, number]) => Math.abs(Date.now() - time) < SAME_VIEW;
    return Object.fromEntries(Object.entries(left).filter(isRecent));
  } catch {
    return {};
  }
}

/**
 * Whether this page goes on with a view that is counted: a host page that moves a frame in its document makes
 * the browser load it anew, though nobody sees anything else than before. A page of its own is never moved.
 */
export const wasSeenBefore = (id: GifID): boolean =>
  window.parent !== window && Object.hasOwn(readLeft(), viewOf(id));

/** Leaves word for this page's next load, when it goes, that its view is counted. */
export function rememberSeen(id: GifID): void {
  if (window.parent === window) return;
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ ...readLeft(), [viewOf(id)]: Date.now() }));
    } catch {
      // Where storage is forbidden or full, the view counts again.
    }
  });
}
