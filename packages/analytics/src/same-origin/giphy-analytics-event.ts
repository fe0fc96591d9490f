import { toJson } from '@gifkit/model';
import { reserveKeepalive } from '../delivery/keepalive-budget.ts';
import { byteLength } from '../delivery/queue.ts';
import { isAnalyticsEnabled } from '../settings/settings.ts';
import { warnOnce } from '../warn-once.ts';

interface GiphyAnalyticsEventOptions {
  /** Such as a CSRF token. */
  headers?: Record<string, string> | undefined;
}

/**
 * Posts an event to the page's own server. Never throws; failures are logged.
 *
 * @param path a path of the page's origin. The browser blocks any other.
 */
export async function giphyAnalyticsEvent(
  path: string,
  event: Record<string, unknown>,
  { headers }: GiphyAnalyticsEventOptions = {},
): Promise<void> {
  if (!isAnalyticsEnabled()) return;
  let release: (() => void) | undefined;
  try {
    const body = toJson(event);
    release = reserveKeepalive(byteLength(body));
    const response = await fetch(path, {
      method: 'POST',
      mode: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      keepalive: !!release,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    warnOnce('Error sending giphyAnalyticsEvent', error);
  } finally {
    release?.();
  }
}
