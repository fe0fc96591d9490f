import { getPingbackId, Logger } from '@gifkit/fetch-api';
import { createDelivery } from '../delivery/create-delivery.ts';
import { clearOutboxes } from '../delivery/outbox.ts';
import { pingbackUrl } from '../delivery/pingback-url.ts';
import { uniqueId } from '../delivery/unique-id.ts';
import type { AnalyticsOptions } from '../settings/analytics-options.ts';
import { isAnalyticsEnabled, resolveOption } from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

/** Pingbacks with a queue of their own. With nothing queued it holds no timer and no listener. */
export interface Analytics {
  /** Queues an event. */
  pingback(event: Pingback): void;
  /** Sends at once what is queued, and the stored events of earlier pages. */
  flush(): void;
  /** Changes this instance's options. Options that are not named stay as they are. */
  configure(options: AnalyticsOptions): void;
  /** Events that are queued or in requests. */
  readonly queued: number;
  /** Events that were lost: the queue was full, or the service refused them for good. */
  readonly dropped: number;
}

/**
 * Creates pingbacks with their own options, which win over those of configureAnalytics. Events leave the queue
 * only when the service has accepted them.
 */
export function createAnalytics(options: AnalyticsOptions = {}): Analytics {
  let own = options;
  let loggedInUserId = '';
  const delivery = createDelivery({
    url: () => pingbackUrl(own),
    storage: () => resolveOption('storage', own) ?? 'local',
    isEnabled: () => isAnalyticsEnabled(own),
  });

  return {
    pingback(pingback) {
      if (!isAnalyticsEnabled(own)) return;
      if (pingback.userId) loggedInUserId = String(pingback.userId);
      const event = buildEvent(pingback, {
        eventId: uniqueId(),
        now: Date.now(),
        pingbackId: getPingbackId(),
        loggedInUserId,
        isVerification: Logger.ENABLED,
      });
      Logger.debug('pingback', event);
      delivery.add(JSON.stringify(event), pingback.queueEvents === false);
    },
    flush() {
      if (isAnalyticsEnabled(own)) delivery.flush();
    },
    configure(changes) {
      own = { ...own, ...changes };
      if (isAnalyticsEnabled(own)) return;
      delivery.stop();
      clearOutboxes();
    },
    get queued() {
      return delivery.queued;
    },
    get dropped() {
      return delivery.dropped;
    },
  };
}
