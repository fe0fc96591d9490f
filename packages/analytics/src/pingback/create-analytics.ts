import { getPingbackId, Logger } from '@gifkit/fetch-api';
import { type Batch, bodyOf } from '../delivery/batch.ts';
import { clearOutboxes, createOutbox } from '../delivery/outbox.ts';
import { watchPage } from '../delivery/page-lifecycle.ts';
import { pingbackUrl } from '../delivery/pingback-url.ts';
import { type Outcome, post } from '../delivery/post.ts';
import { createQueue } from '../delivery/queue.ts';
import { createSchedule } from '../delivery/schedule.ts';
import { uniqueId } from '../delivery/unique-id.ts';
import {
  type AnalyticsOptions,
  isAnalyticsEnabled,
  onSettingsChange,
  resolveOption,
} from '../settings/settings.ts';
import { buildEvent } from './build-event.ts';
import type { Pingback } from './types.ts';

/** Pingbacks with a queue of their own. With nothing queued it holds no timer and no listener. */
export interface Analytics {
  /** Counts an event. */
  pingback(event: Pingback): void;
  /** Sends at once what is queued, and what pages that went away have left. */
  flush(): void;
  /** Changes this instance's options; those not named stay as they are. */
  configure(options: AnalyticsOptions): void;
  /** Events that are queued or on their way. */
  readonly queued: number;
  /** Events that were lost: the queue was full, or the service refused them for good. */
  readonly dropped: number;
}

/**
 * Creates pingbacks with options of their own, over those of configureAnalytics.
 * Events leave the queue only when the service accepts them.
 */
export function createAnalytics(options: AnalyticsOptions = {}): Analytics {
  let own = options;
  let loggedInUserId = '';
  let refused = 0;
  let stopWatching: (() => void) | undefined;
  const queue = createQueue();
  const outbox = createOutbox(() => resolveOption('storage', own) ?? 'local');
  const schedule = createSchedule(() => send(false));

  /** Lets go of everything: there is nothing left to deliver, or it is not for this page to do so. */
  const rest = () => {
    schedule.cancel();
    queue.clear();
    outbox.reclaim();
    stopWatching?.();
    stopWatching = undefined;
  };

  const restIfTaken = () => {
    if (outbox.isTaken()) rest();
  };

  const settle = (batch: Batch, outcome: Outcome) => {
    restIfTaken();
    const isDone = outcome !== 'failed';
    if (!queue.settle(batch, isDone)) return;
    if (isDone) schedule.succeeded();
    else schedule.failed();
    if (outcome === 'refused') refused += batch.length;
    const left = queue.all();
    if (left.length) outbox.update(left);
    else rest();
  };

  const deliver = async (batch: Batch, isLeaving: boolean) => {
    settle(batch, await post(pingbackUrl(own), bodyOf(batch), isLeaving));
  };

  const send = (isLeaving: boolean) => {
    restIfTaken();
    for (let batch = queue.next(); batch; batch = queue.next()) deliver(batch, isLeaving);
  };

  /** Who has something to send takes along what other pages have left. */
  const wake = () => {
    if (stopWatching) return;
    queue.push(outbox.takeOver());
    const stopWatchingPage = watchPage({
      leave: () => send(true),
      hide() {
        send(true);
        outbox.save(queue.all());
      },
      show() {
        restIfTaken();
        outbox.reclaim();
      },
    });
    const stopWatchingSettings = onSettingsChange(() => {
      if (!isAnalyticsEnabled(own)) rest();
    });
    stopWatching = () => {
      stopWatchingPage();
      stopWatchingSettings();
    };
  };

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
      restIfTaken();
      wake();
      queue.push([JSON.stringify(event)]);
      outbox.update(queue.all());
      if (pingback.queueEvents ?? true) schedule.soon();
      else send(false);
    },
    flush() {
      if (!isAnalyticsEnabled(own)) return;
      wake();
      send(false);
      if (!queue.all().length) rest();
    },
    configure(changes) {
      own = { ...own, ...changes };
      if (isAnalyticsEnabled(own)) return;
      rest();
      clearOutboxes();
    },
    get queued() {
      return queue.all().length;
    },
    get dropped() {
      return queue.dropped + refused;
    },
  };
}
