import {
  type GifAction,
  gifPingback,
  hasUndelivered,
  isAnalyticsEnabled,
  sendOnce,
} from '@gifkit/analytics';
import type { PageData } from '../page-data.ts';
import { pingbackOptions } from './pingback-options.ts';

type Counted = Pick<PageData, 'gif' | 'service'>;
type Pingbacks = typeof import('./pingbacks.ts');

/** A page that reloads within this time continues its view, in ms. */
const SAME_VIEW = 10_000;

async function withPingbacks(use: (pingbacks: Pingbacks) => void): Promise<void> {
  try {
    use(await import('./pingbacks.ts'));
  } catch (error) {
    console.warn('pingbacks failing to post: analytics could not be loaded', error);
  }
}

/** Counts an event of the page's GIF. Analytics is lazy-loaded with the first event. */
export const countLazily = (
  action: GifAction,
  { gif, service }: Counted,
  position: Element,
): Promise<void> => withPingbacks(({ countGif }) => countGif(action, gif, service, position));

/**
 * Counts the GIF as seen without loading analytics. Analytics is only needed if events of earlier pages are still
 * queued, or if this one is not accepted.
 */
async function sendSeen(data: Counted, position: Element): Promise<void> {
  const options = pingbackOptions(data.service);
  if (hasUndelivered(options)) return countLazily('SEEN', data, position);
  const event = gifPingback('SEEN', data.gif, { position });
  if (!event) return;
  const retryAfter = await sendOnce(event, options);
  if (retryAfter !== undefined) withPingbacks(({ resend }) => resend(data.service, retryAfter));
}

/**
 * Counts the GIF as seen, unless this page continues a view that was counted: a browser reloads a frame that the
 * host page moves in its document, although the user sees the same GIF.
 */
export function countSeen(data: Counted, position: Element): void {
  // With analytics off, nothing is stored.
  if (!isAnalyticsEnabled(pingbackOptions(data.service))) return;
  // A page outside a frame is never moved.
  if (window.parent === window) return void sendSeen(data, position);
  // Key of the view: the GIF, the host page and, for frames of the SDK, the frame's token.
  const token = /gifkit-token=[^&]*/.exec(location.hash) ?? '';
  const view = `gifkitSeen ${data.gif.id} ${document.referrer} ${token}`;
  let left = 0;
  try {
    left = Number(sessionStorage.getItem(view));
  } catch {
    // If storage is blocked, the view counts again.
  }
  if (!(Math.abs(Date.now() - left) < SAME_VIEW)) sendSeen(data, position);
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(view, String(Date.now()));
    } catch {
      // Storage is blocked or full.
    }
  });
}
