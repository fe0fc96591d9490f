import { Logger, nameSdk } from '@gifkit/http';
import { toJson } from '@gifkit/model';
import { createDelivery } from '../delivery/create-delivery.ts';
import { clearOutboxes } from '../delivery/outbox.ts';
import { pingbackUrl } from '../delivery/pingback-request.ts';
import type { AnalyticsOptions } from '../page.ts';
import { isAnalyticsEnabled, resolveOption } from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

/** Pingbacks with their own queue. It holds no timer and no listener while the queue is empty. */
export interface Analytics {
  pingback(event: Pingback): void;
  /** Sends the queue and the stored events of earlier pages immediately. */
  flush(): void;
  configure(options: AnalyticsOptions): void;
  /** Number of queued and in-flight events. */
  readonly queued: number;
  /** Number of lost events: the queue was full, or the service refused them permanently. */
  readonly dropped: number;
}

/**
 * Creates an instance whose options override those of configureAnalytics. Events leave the queue only when the
 * service has accepted them.
 */
export function createAnalytics(options: AnalyticsOptions = {}): Analytics {
  let own = options;
  let loggedInUserId: string | undefined;
  const delivery = createDelivery({
    url: () => pingbackUrl(own),
    storage: () => resolveOption('storage', own) ?? 'local',
    isEnabled: () => isAnalyticsEnabled(own),
  });

  return {
    pingback(pingback) {
      if (!isAnalyticsEnabled(own)) return;
      if (pingback.sdkName) nameSdk(pingback.sdkName);
      if (pingback.userId) loggedInUserId = String(pingback.userId);
      const event = buildEvent(pingback, { loggedInUserId, isVerification: Logger.ENABLED });
      Logger.debug('pingback', event);
      delivery.add(toJson(event), pingback.queueEvents === false);
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
