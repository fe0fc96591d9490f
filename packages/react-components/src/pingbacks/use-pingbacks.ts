import type { GifAction } from '@gifkit/analytics';
import type { IGif, IUser } from '@gifkit/model';
import { useContext, useEffect } from 'react';
import { loadChunk } from '../shared/load-chunk.ts';
import { PingbackContext } from './PingbackContextManager.tsx';

/** Counts what happens to a GIF, and where on the screen that is. */
export type SendPingback = (action: GifAction, element: Element | null) => void;

let loading: Promise<typeof import('./send-pingback.ts') | undefined> | undefined;

/** Analytics, which no component needs to show a GIF. The next event asks again where it is missing. */
async function load() {
  loading ??= loadChunk('analytics', () => import('./send-pingback.ts'));
  const analytics = await loading;
  if (!analytics) loading = undefined;
  return analytics;
}

/**
 * Sends the events of one GIF, with what the {@link PingbackContext} adds. Where they
 * are disabled, or the service does not count this GIF, nothing is loaded and nothing is sent.
 */
export function usePingbacks(gif: IGif, user: Partial<IUser> | undefined): SendPingback {
  const { attributes, enabled = true, analytics, ...context } = useContext(PingbackContext);
  const userId = user?.id ?? context.userId;
  const isCounted = enabled && Boolean(gif.analytics_response_payload);
  useEffect(() => {
    // Before the first event, so that none waits while its page is being left.
    if (isCounted) load();
  }, [isCounted]);

  return async (action, element) => {
    // To ask where it is costs a layout: only for events that are sent.
    if (!isCounted || !element) return;
    const position = element.getBoundingClientRect();
    (await load())?.sendPingback({ action, gif, position, attributes, userId, analytics });
  };
}
