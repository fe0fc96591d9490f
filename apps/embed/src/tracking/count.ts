import type { GifAction } from '@gifkit/analytics';
import {
  gifPingback,
  hasUndelivered,
  isAnalyticsEnabled,
  sendOnce,
} from '@gifkit/analytics/internal';
import type { PageData } from '../page-data.ts';
import { pingbackOptions } from './pingback-options.ts';

type Counted = Pick<PageData, 'gif' | 'service'>;
type Pingbacks = typeof import('./pingbacks.ts');

/** ms within which a page has to come back to go on with the view that it had. */
const SAME_VIEW = 10_000;

async function withPingbacks(use: (pingbacks: Pingbacks) => void): Promise<void> {
  try {
    use(await import('./pingbacks.ts'));
  } catch (error) {
    console.warn('pingbacks failing to post: analytics could not be loaded', error);
  }
}

/** Counts what happens to the GIF of the page. Analytics is lazy-loaded, with the first event. */
export const countLazily = (
  action: GifAction,
  { gif, service }: Counted,
  position: Element,
): Promise<void> => withPingbacks(({ countGif }) => countGif(action, gif, service, position));

/**
 * Counts that the GIF was seen without loading analytics, which comes only where something goes wrong: events of
 * earlier pages wait to be sent, or this one was not accepted.
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
 * Counts that the GIF of the page was seen, unless this page goes on with a view that is counted: a host page that
 * moves a frame in its document makes the browser load it again, though what is seen stays the same.
 */
export function countSeen(data: Counted, position: Element): void {
  // Where nothing is counted, nothing is stored.
  if (!isAnalyticsEnabled(pingbackOptions(data.service))) return;
  // A page of its own is never moved.
  if (window.parent === window) return void sendSeen(data, position);
  // The GIF, the page around the frame, and in frames of the SDK, which names each, the frame.
  const token = /gifkit-token=[^&]*/.exec(location.hash) ?? '';
  const view = `gifkitSeen ${data.gif.id} ${document.referrer} ${token}`;
  let left = 0;
  try {
    left = Number(sessionStorage.getItem(view));
  } catch {
    // Where storage is forbidden, the view counts again.
  }
  if (!(Math.abs(Date.now() - left) < SAME_VIEW)) sendSeen(data, position);
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(view, String(Date.now()));
    } catch {
      // It is forbidden or full.
    }
  });
}
