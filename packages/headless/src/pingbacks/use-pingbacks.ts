import type { GifAction } from '@gifkit/analytics';
import type { IGif, IUser } from '@gifkit/model';
import { useContext, useEffect } from 'react';
import { loadChunk } from '../core/shared/load-chunk.ts';
import { PingbackContext } from './PingbackContextManager.tsx';

/** @param place of the element in the viewport, if it is known. */
export type SendPingback = (
  action: GifAction,
  element: Element | null,
  place?: DOMRectReadOnly,
) => void;

type Chunk = typeof import('./send-pingback.ts');

let loading: Promise<Chunk | undefined> | undefined;
let loaded: Chunk | undefined;

/** Analytics; no component needs it to show a GIF. When it could not be loaded, the next event tries again. */
async function load(): Promise<void> {
  loading ??= loadChunk('analytics', () => import('./send-pingback.ts'));
  loaded = await loading;
  if (!loaded) loading = undefined;
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
    // Loaded before the first event, so that no event has to wait while its page is left.
    if (isCounted) load();
  }, [isCounted]);

  return async (action, element, place) => {
    if (!isCounted || !element) return;
    // Measuring causes a layout: only for events that are sent, and only if no observer has told.
    const position = place ?? element.getBoundingClientRect();
    // At once where it is loaded: with the next line the page may end, or a test with fake timers go on.
    if (!loaded) await load();
    loaded?.sendPingback({ action, gif, position, attributes, userId, analytics });
  };
}
