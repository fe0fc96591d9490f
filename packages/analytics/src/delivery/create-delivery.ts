import type { OutboxStorage } from '../page.ts';
import { onSettingsChange } from '../settings/settings.ts';
import { warnOnce } from '../warn-once.ts';
import { isKeepaliveFull } from './keepalive-budget.ts';
import { createOutbox } from './outbox.ts';
import { isProcessed, isTrusted, type PostResult, type ServiceHealth } from './outcome.ts';
import { type Batch, bodyOf } from './pingback-request.ts';
import { post } from './post.ts';
import { byteLength, createQueue } from './queue.ts';
import { createSchedule } from './schedule.ts';
import { UNCONFIRMED, UNDELIVERED } from './storage.ts';
import { isLeft, nextPageState, type PageState, watchPage } from './watch-page.ts';

/** Maximum size of a request body in bytes. Several requests fit into the keepalive budget. */
const MAX_BATCH_BYTES = 16 * 1024;

const REFUSALS: Partial<Record<PostResult['outcome'], string>> = {
  refused: 'the service refused them',
  'too-large': 'one event is too large for the service',
};

interface DeliveryOptions {
  url(): string;
  /** Storage for events that the next page delivers. */
  storage(): OutboxStorage;
  /** If it returns false after a settings change, all events are discarded. */
  isEnabled(): boolean;
}

/** Delivers events, each as JSON, until the service has accepted them. */
interface Delivery {
  /** Queues an event. It is sent after 1 s without another event, at most after 5 s, or immediately. */
  add(event: string, isImmediate: boolean): void;
  /** Sends the queue and the stored events of earlier pages immediately. */
  flush(): void;
  /** Discards all events, and removes timers, listeners and stored events. */
  stop(): void;
  /** Number of queued and in-flight events. */
  readonly queued: number;
  /** Number of lost events: the queue was full, or the service refused them permanently. */
  readonly dropped: number;
}

export function createDelivery({ url, storage, isEnabled }: DeliveryOptions): Delivery {
  const queue = createQueue();
  const undelivered = createOutbox(storage, UNDELIVERED);
  const unconfirmed = createOutbox(storage, UNCONFIRMED);
  const schedule = createSchedule(() => send(false));
  let health: ServiceHealth = 'unknown';
  let state: PageState = 'visible';
  /** True if the queue is sent as soon as a request ends. */
  let isHeldBack = false;
  let maxBatchBytes = MAX_BATCH_BYTES;
  /** Batches without a response when the page was left. */
  const interrupted: Batch[] = [];
  let refused = 0;
  let stopWatching: (() => void) | undefined;

  /** Stores the events that would be lost if the page ended now. */
  const store = () => {
    const isSafe = state === 'visible' && health !== 'failing';
    const isSent = !isSafe && isTrusted(health, state);
    undelivered.save(isSafe ? [] : isSent ? queue.waiting() : queue.all());
    unconfirmed.save(isSent ? queue.inFlight() : []);
  };

  /** Takes over events that other pages could not deliver, so the service counts as failing for now. */
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

  const settle = (batch: Batch, { outcome, retryAfter, problem }: PostResult) => {
    if (outcome === 'unanswered' && isLeft(state)) {
      // Leaving the page aborts its requests. Keepalive requests continue, but the page no longer gets their
      // responses. That is not a failure, so do not warn.
      interrupted.push(batch);
      return;
    }
    if (problem !== undefined) warnOnce('pingbacks failing to post', problem);
    const isSplit = outcome === 'too-large' && batch.length > 1;
    if (!queue.settle(batch, isProcessed(outcome) && !isSplit)) return;
    health = isProcessed(outcome) ? 'working' : 'failing';
    if (isSplit) {
      maxBatchBytes = Math.min(maxBatchBytes, byteLength(bodyOf(batch)) / 2);
      isHeldBack = true;
    } else if (REFUSALS[outcome]) {
      refused += batch.length;
      warnOnce(`pingbacks dropped: ${REFUSALS[outcome]}`);
    }
    if (isProcessed(outcome)) schedule.succeeded();
    else {
      unconfirmed.take(adopt);
      schedule.failed(retryAfter);
    }
    store();
    if (isProcessed(outcome) && isHeldBack) send(state !== 'visible');
    stopWhenEmpty();
  };

  const follow = (event: Event) => {
    const next = nextPageState(state, event, document.visibilityState);
    if (next === state) return;
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
      // A request outside the keepalive budget would be aborted with the page, so wait for other requests to end.
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
