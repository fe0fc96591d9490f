import {
  asksForPrivacy,
  type GifAction,
  gifPingback,
  hasUndelivered,
  sendOnce,
} from '@gifkit/analytics';
import type { PageData } from '../page-data.ts';
import { isAnalyticsOff } from './opt-out.ts';

type Counted = Pick<PageData, 'gif' | 'service'>;
type Pingbacks = typeof import('./pingbacks.ts');

/** A page that reloads within this time continues its view, in ms. */
const SAME_VIEW = 10_000;

async function withPingbacks(use: (pingbacks: Pingbacks) => void): Promise<void> {
  try {
    use(await import('./pingbacks.ts'));
  } catch (error) {
    console.warn('pingbacks failing to post', error);
  }
}

/** Counts an event of the page's GIF. Analytics is lazy-loaded with the first event. */
export const countLazily = (
  action: GifAction,
  { gif, service }: Counted,
  position: Element,
): Promise<void> => withPingbacks(({ countGif }) => countGif(action, gif, service, position));

/**
 * Counts the GIF as seen, unless this page continues a view that was counted: a browser reloads a frame that the
 * host page moves in its document, although the user sees the same GIF. Analytics is only loaded if this event or one
 * of an earlier page waits to be sent again.
 */
export function countSeen({ gif, service }: Counted, position: Element): void {
  const { pingbackUrl, apiKey } = service;
  // With analytics off, nothing is stored.
  if (!pingbackUrl || isAnalyticsOff() || asksForPrivacy()) return;
  const send = async () => {
    const event = gifPingback('SEEN', gif, { position });
    const response = event && (await sendOnce(event, { pingbackUrl, apiKey }));
    if (hasUndelivered()) withPingbacks(({ resend }) => resend(service, response));
  };
  // A page outside a frame is never moved.
  if (window.parent === window) return void send();
  // Key of the view: the GIF, the host page and, for frames of the SDK, the frame's token.
  const token = /gifkit-token=[^&]*/.exec(location.hash) ?? '';
  const view = `gifkitSeen ${gif.id} ${document.referrer} ${token}`;
  let left = 0;
  try {
    left = Number(sessionStorage.getItem(view));
  } catch {
    // If storage is blocked, the view counts again.
  }
  if (!(Math.abs(Date.now() - left) < SAME_VIEW)) send();
  window.addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(view, String(Date.now()));
    } catch {
      // Storage is blocked or full.
    }
  });
}
