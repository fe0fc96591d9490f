import type { OutboxStorage } from '../settings/analytics-options.ts';
import { onSettingsChange } from '../settings/settings.ts';
import { warnOnce } from '../warn-once.ts';
import { byteLength } from './batch.ts';
import { isKeepaliveFull } from './keepalive-budget.ts';
import { createOutbox } from './outbox.ts';
import { isHeard, type PostResult } from './outcome.ts';
import { isLeft, type PageState } from './page-state.ts';
import { type Batch, bodyOf } from './pingback-request.ts';
import { post } from './post.ts';
import { createQueue } from './queue.ts';
import { createSchedule } from './schedule.ts';
import { healthAfter, isTrusted, type ServiceHealth } from './service-health.ts';
import { UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { watchPage } from './watch-page.ts';

/** The most bytes in one request's body, so that several requests fit into the keepalive budget. */
const MAX_BATCH_BYTES = 16 * 1024;

interface DeliveryOptions {
  /** Where to post. */
  url(): string;
  /** The storage for events that the next page has to deliver. */
  storage(): OutboxStorage;
  /** Whether events may be delivered. When settings change and it says no, all events are forgotten. */
  isEnabled(): boolean;
}

/** Delivers events, each as JSON, until the service has accepted them. */
interface Delivery {
  /** Queues an event. It is sent after 1 s of quiet, after 5 s without it, or at once. */
  add(event: string, isImmediate: boolean): void;
  /** Sends at once what is queued, and the stored events of earlier pages. */
  flush(): void;
  /** Forgets all events, and lets go of timers, listeners and storage. */
  stop(): void;
  /** Events that are queued or in requests. */
  readonly queued: number;
  /** Events that were lost: the queue was full, or the service refused them for good. */
  readonly dropped: number;
}

/** Creates a delivery. With nothing queued it holds no timer and no listener. */
export function createDelivery({ url, storage, isEnabled }: DeliveryOptions): Delivery {
  const queue = createQueue();
  const undelivered = createOutbox(storage, UNDELIVERED);
  const unconfirmed = createOutbox(storage, UNCONFIRMED);
  const schedule = createSchedule(() => send(false));
  let health: ServiceHealth = 'unknown';
  let state: PageState = 'visible';
  /** Whether events are sent as soon as there is a response. */
  let isHeldBack = false;
  let maxBatchBytes = MAX_BATCH_BYTES;
  /** Batches whose requests had no response when the page was left. */
  const interrupted: Batch[] = [];
  let refused = 0;
  let stopWatching: (() => void) | undefined;

  /** Stores what would be lost if the page ended now. */
  const store = () => {
    const isSafe = state === 'visible' && health !== 'failing';
    const isSent = !isSafe && isTrusted(health, state);
    undelivered.save(isSafe ? [] : isSent ? queue.waiting() : queue.all());
    unconfirmed.save(isSent ? queue.inFlight() : []);
  };

  /**
   * Other pages could not deliver these events, so the service counts as failing until it accepts something.
   */
  const adopt = (events: Batch) => {
    health = 'failing';
    queue.push(events);
    store();
  };

  const stop = () => {
    schedule.cancel();
    queue.clear();
    undelivered.save([]);
    unconfirmed.save([]);
    stopWatching?.();
    stopWatching = undefined;
    isHeldBack = false;
    interrupted.length = 0;
  };

  const stopWhenEmpty = () => {
    if (!queue.all().length) stop();
  };

  /** Events that the service will never accept are gone, which nobody must have to guess. */
  const countRefused = (batch: Batch, outcome: 'refused' | 'too-large') => {
    refused += batch.length;
    warnOnce(
      outcome === 'refused'
        ? 'pingbacks dropped: the service refused them'
        : 'pingbacks dropped: one alone is too large for the service',
    );
  };

  const settle = (batch: Batch, { outcome, retryAfter, problem }: PostResult) => {
    if (outcome === 'unanswered' && isLeft(state)) {
      // When a page is left, browsers end its requests. Requests with `keepalive` go on, but the page no
      // longer hears their responses. That is no failure, so nothing is said of it.
      interrupted.push(batch);
      return;
    }
    if (problem !== undefined) warnOnce('pingbacks failing to post', problem);
    const isSplit = outcome === 'too-large' && batch.length > 1;
    if (!queue.settle(batch, isHeard(outcome) && !isSplit)) return;
    health = healthAfter(outcome);
    if (isSplit) {
      maxBatchBytes = Math.min(maxBatchBytes, byteLength(bodyOf(batch)) / 2);
      isHeldBack = true;
    } else if (outcome === 'refused' || outcome === 'too-large') countRefused(batch, outcome);
    if (isHeard(outcome)) schedule.succeeded();
    else {
      unconfirmed.take(adopt);
      schedule.failed(retryAfter);
    }
    store();
    if (isHeard(outcome) && isHeldBack) send(state !== 'visible');
    stopWhenEmpty();
  };

  const follow = (next: PageState) => {
    state = next;
    if (state === 'visible') {
      for (const batch of interrupted.splice(0)) settle(batch, { outcome: 'unanswered' });
    } else send(true);
    store();
  };

  function send(isLeaving: boolean): void {
    isHeldBack = false;
    if (schedule.isHeld()) {
      schedule.soon();
      return;
    }
    for (let batch = queue.next(maxBatchBytes); batch; batch = queue.next(maxBatchBytes)) {
      const body = bodyOf(batch);
      // A request without room in the keepalive budget would end with its page, so it waits for others to end.
      isHeldBack = queue.inFlight().length > batch.length && isKeepaliveFull(byteLength(body));
      if (isHeldBack) {
        queue.settle(batch, false);
        return;
      }
      const sent = batch;
      post(url(), body, isLeaving).then((result) => result && settle(sent, result));
    }
  }

  const start = () => {
    if (stopWatching) return;
    state = 'visible';
    const stopWatchingPage = watchPage({
      leaving: () => send(true),
      changed: follow,
      online: schedule.online,
      stored(change) {
        queue.remove([...undelivered.takenBy(change), ...unconfirmed.takenBy(change)]);
        stopWhenEmpty();
      },
    });
    const stopWatchingSettings = onSettingsChange(() => {
      if (!isEnabled()) stop();
    });
    stopWatching = () => {
      stopWatchingPage();
      stopWatchingSettings();
    };
    undelivered.take(adopt);
    unconfirmed.sweep();
  };

  return {
    stop,
    add(event, isImmediate) {
      start();
      queue.push([event]);
      if (state !== 'visible') store();
      if (isImmediate) send(state !== 'visible');
      else schedule.soon();
    },
    flush() {
      start();
      send(state !== 'visible');
      stopWhenEmpty();
    },
    get queued() {
      return queue.all().length;
    },
    get dropped() {
      return queue.dropped + refused;
    },
  };
}
