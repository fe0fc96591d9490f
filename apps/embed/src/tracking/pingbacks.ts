import {
  configureAnalytics,
  flushPingbacks,
  type GifAction,
  gifPingback,
  pingback,
} from '@gifkit/analytics';
import { backoff } from '@gifkit/fetch-api/internal';
import type { IGif } from '@gifkit/model';
import type { PageService } from '../page-data.ts';
import { isAnalyticsOff, pingbackOptions } from './pingback-options.ts';

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

/** ms to wait at most, beyond what the service asks for, before what was not accepted is sent again. */
const RESEND_WITHIN = 2000;

/** Sends what the service has not accepted, again and again until it has. */
export function resend(service: PageService, retryAfter: number): void {
  setUpPingbacks(service);
  if (service.pingbackUrl) setTimeout(flushPingbacks, retryAfter + backoff(0, RESEND_WITHIN));
}
