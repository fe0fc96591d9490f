import type { GifAction } from '@gifkit/analytics';
import type { IGif, IUser } from '@gifkit/model';
import { useContext, useEffect } from 'react';
import { lazyChunk } from '../core/shared/lazy-chunk.ts';
import { PingbackContext } from './PingbackContextManager.tsx';

/** @param rect rectangle of the element in the viewport, if known. */
type SendPingback = (action: GifAction, element: Element | null, rect?: DOMRectReadOnly) => void;

const chunk = lazyChunk('analytics', () => import('./send-pingback.ts'));

/**
 * Returns a function that sends events of one GIF with the settings of the {@link PingbackContext}. If events are
 * disabled or the service does not count this GIF, analytics is not loaded.
 */
export function usePingbacks(gif: IGif, user: Partial<IUser> | undefined): SendPingback {
  const { attributes, enabled = true, analytics, ...context } = useContext(PingbackContext);
  const userId = user?.id ?? context.userId;
  const isCounted = enabled && Boolean(gif.analytics_response_payload);
  useEffect(() => {
    // Loads before the first event, so that no event waits while the page is being left.
    if (isCounted) chunk.load();
  }, [isCounted]);

  return async (action, element, rect) => {
    if (!isCounted || !element) return;
    // Measuring causes a layout, so it happens only for events that are sent, and only without an observer's rectangle.
    const position = rect ?? element.getBoundingClientRect();
    // If loaded, send synchronously: the page may end, or a test with fake timers may continue.
    const loaded = chunk.loaded ?? (await chunk.load());
    loaded?.sendPingback({ action, gif, position, attributes, userId, analytics });
  };
}
