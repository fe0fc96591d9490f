import {
  configureAnalytics,
  flushPingbacks,
  type GifAction,
  gifPingback,
  pingback,
} from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { Service } from '../page-data.ts';
import { pingbackOptions } from './pingback-options.ts';

/** Sends the events about GIFs to the service that they come from, unless the browser says no. */
export const setUpPingbacks = (service: Service): void =>
  configureAnalytics(pingbackOptions(service));

/** Counts what happens to the GIF of the page. */
export function countGif(action: GifAction, gif: IGif, service: Service, position: Element): void {
  setUpPingbacks(service);
  const event = gifPingback(action, gif, { position });
  if (event) pingback(event);
}

/** Sends what the service has not accepted, again and again until it has. */
export function resend(service: Service): void {
  setUpPingbacks(service);
  flushPingbacks();
}
