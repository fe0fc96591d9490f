import { configureAnalytics, type GifAction, gifPingback, pingback } from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { Service } from '../page-data.ts';

/** Sends the events about GIFs to the service that they come from, unless the browser says no. */
export const setUpPingbacks = ({ pingbackUrl, apiKey }: Service): void =>
  configureAnalytics({ pingbackUrl, apiKey, respectGlobalPrivacyControl: true });

/** Counts what happens to the GIF of the page. */
export function countGif(action: GifAction, gif: IGif, service: Service, position: Element): void {
  setUpPingbacks(service);
  const event = gifPingback(action, gif, { position });
  if (event) pingback(event);
}
