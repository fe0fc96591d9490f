import type { GifAction } from '@gifkit/analytics';
import type { IGif, IUser } from '@gifkit/model';
import { useContext, useEffect } from 'react';
import { PingbackContext } from '../components/PingbackContextManager.tsx';

/** Counts what happens to a GIF, where it is on the screen. */
export type SendPingback = (action: GifAction, rectangle: DOMRectReadOnly) => void;

let loading: Promise<typeof import('../send-pingback.ts') | undefined> | undefined;

/** Analytics, which no component needs to show a GIF. Asked for again after it could not be loaded. */
function load(): typeof loading {
  loading ??= import('../send-pingback.ts').catch((error: unknown) => {
    loading = undefined;
    console.warn('pingbacks failing to post: analytics could not be loaded', error);
    return undefined;
  });
  return loading;
}

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
    if (isCounted) load();
  }, [isCounted]);

  return async (action, position) => {
    if (!isCounted) return;
    (await load())?.sendPingback({ action, gif, position, attributes, userId, analytics });
  };
}
