import type { GifAction } from '@gifkit/analytics';
import type { IGif, IUser } from '@gifkit/model';
import { useContext, useEffect } from 'react';
import { PingbackContext } from '../components/PingbackContextManager.tsx';
import { loadAnalytics } from '../load-analytics.ts';

/**
 * Counts what happens to a GIF.
 *
 * @param position where: the element, or its rectangle where that is known already.
 */
export type SendPingback = (action: GifAction, position: Element | DOMRectReadOnly) => void;

/**
 * Sends the events of one GIF (spec.md section 7), with what the {@link PingbackContext} adds. Where they
 * are disabled, or the service does not count this GIF, nothing is loaded and nothing is sent.
 */
export function usePingbacks(gif: IGif, user: Partial<IUser> | undefined): SendPingback {
  const { attributes, enabled = true, analytics, ...context } = useContext(PingbackContext);
  const userId = user?.id ?? context.userId;
  const isCounted = enabled && Boolean(gif.analytics_response_payload);
  useEffect(() => {
    // Before the first event, so that none waits while its page is being left.
    if (isCounted) loadAnalytics();
  }, [isCounted]);

  return async (action, position) => {
    if (!isCounted) return;
    const rectangle =
      'getBoundingClientRect' in position ? position.getBoundingClientRect() : position;
    const module = await loadAnalytics();
    const event = module?.gifPingback(action, gif, { position: rectangle, userId, attributes });
    if (event) (analytics ?? module)?.pingback(event);
  };
}
