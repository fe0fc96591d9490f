import { type GifAction, type GifPingbackOptions, gifPingback, pingback } from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { PingbackContextValue } from './PingbackContextManager.tsx';

export interface TileEvent extends Pick<PingbackContextValue, 'analytics'>, GifPingbackOptions {
  action: GifAction;
  gif: IGif;
}

/** Counts what happened to a GIF. Lazy-loaded, because it imports analytics. */
export function sendPingback({ action, gif, analytics, ...options }: TileEvent): void {
  const event = gifPingback(action, gif, options);
  if (!event) return;
  if (analytics) analytics.pingback(event);
  else pingback(event);
}
