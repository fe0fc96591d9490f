import {
  configureAnalytics,
  flushPingbacks,
  type GifAction,
  gifPingback,
  pingback,
} from '@gifkit/analytics';
import { backoff } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type { PageService } from '../page-data.ts';
import { isAnalyticsOff, pingbackOptions } from './pingback-options.ts';

/** Configures analytics for the page's service, respecting opt-outs of the browser and the host page. */
export const setUpPingbacks = (service: PageService): void =>
  // Applies to the whole page: other tools also count without a pingback URL.
  configureAnalytics({ ...pingbackOptions(service), enabled: !isAnalyticsOff() });

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

/** Maximum backoff in ms, on top of the service's Retry-After. */
const RESEND_WITHIN = 2000;

/** Retries undelivered events until the service accepts them. */
export function resend(service: PageService, retryAfter: number): void {
  setUpPingbacks(service);
  if (service.pingbackUrl) setTimeout(flushPingbacks, retryAfter + backoff(0, RESEND_WITHIN));
}
