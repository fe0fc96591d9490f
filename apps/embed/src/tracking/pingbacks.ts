import {
  configureAnalytics,
  flushPingbacks,
  type GifAction,
  gifPingback,
  pingback,
} from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { PageService } from '../page-data.ts';
import { isAnalyticsOff, pingbackOptions } from './count.ts';

/** Sends the events about GIFs to the service that they come from, unless the browser or the host page says no. */
export const setUpPingbacks = (service: PageService): void =>
  // Of the whole page: other tools count without such a service, too.
  configureAnalytics({ ...pingbackOptions(service), enabled: !isAnalyticsOff() });

/** Counts what happens to the GIF of the page. */
export function countGif(
  action: GifAction,
  gif: IGif,
  service: PageService,
  position: Element,
): void {
  setUpPingbacks(service);
  if (!service.pingbackUrl) return;
  const event = gifPingback(action, gif, { position });
  if (event) pingback(event);
}

/** Sends what the service has not accepted, again and again until it has. */
export function resend(service: PageService): void {
  setUpPingbacks(service);
  if (service.pingbackUrl) flushPingbacks();
}
