import { type GifAction, type Pingback, pingback } from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { PingbackContextValue } from './PingbackContextManager.tsx';

interface TileEvent extends Pick<PingbackContextValue, 'analytics' | 'attributes' | 'userId'> {
  action: GifAction;
  gif: IGif;
  position: DOMRectReadOnly;
}

/**
 * Sends an event of a GIF. Lazy-loaded, because it imports analytics. Imports only `pingback`, because hosts' stubs of
 * the package may lack the rest.
 */
export function sendPingback({ action, gif, position, userId, ...context }: TileEvent): void {
  const event: Pingback = {
    actionType: action,
    userId,
    analyticsResponsePayload: gif.analytics_response_payload,
    attributes: { position: JSON.stringify(position), ...context.attributes },
    sdkName: 'ReactSDK',
  };
  if (context.analytics) context.analytics.pingback(event);
  else pingback(event);
}
