import {
  configureAnalytics,
  flushPingbacks,
  type GifAction,
  gifPingback,
  pingback,
  retryAfterOf,
} from '@gifkit/analytics';
import { backoff } from '@gifkit/http';
import type { IGif } from '@gifkit/model';
import type { PageService } from '../page-data.ts';
import { privacyOptions } from './opt-out.ts';

/**
 * Configures analytics for the page's service, respecting opt-outs of the browser and the host page. Without a pingback
 * URL it stays on, because other tools also count.
 */
export const setUpPingbacks = ({ pingbackUrl, apiKey }: PageService): void =>
  configureAnalytics({ pingbackUrl, apiKey, ...privacyOptions() });

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

/**
 * Sends undelivered events until the service accepts them.
 *
 * @param response of the service to the last event, which may ask for a wait.
 */
export function resend(service: PageService, response: Response | undefined): void {
  setUpPingbacks(service);
  const asked = (response && retryAfterOf(response)) ?? 0;
  setTimeout(flushPingbacks, asked + backoff(0, RESEND_WITHIN));
}
