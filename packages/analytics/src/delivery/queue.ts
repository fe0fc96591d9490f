import { MAX_QUEUED_EVENTS } from '../constants.ts';
import { warnOnce } from '../warn-once.ts';
import { takeBatch } from './batch.ts';
import type { Batch } from './pingback-request.ts';

/** Holds events until the service accepts them: those that wait, and those in requests now. */
interface Queue {
  push(events: Batch): void;
  /** Takes the next batch for a request of so many bytes, or undefined when no event waits. */
  next(maxBytes: number): Batch | undefined;
  /**
   * Ends a request. Its batch leaves the queue, or goes back to the front of it.
   *
   * @returns false when the queue was cleared during the request.
   */
  settle(batch: Batch, isDone: boolean): boolean;
  /** Events that are in no request, oldest first. */
  waiting(): Batch;
  /** Events in requests now, oldest first. */
  inFlight(): Batch;
  /** All events, oldest first. */
  all(): Batch;
  /** Removes events that another page delivers. */
  remove(events: Batch): void;
  clear(): void;
  /** How many events were dropped because the queue was full. */
  readonly dropped: number;
}

/** Creates a queue that drops the oldest waiting events when it is full, and says so once. */
export function createQueue(): Queue {
  let waiting: string[] = [];
  let dropped = 0;
  /** Each request's batch, and what is left of it. */
  const requests = new Map<Batch, Batch>();
  const inFlight = () => [...requests.values()].flat();
  const all = () => [...inFlight(), ...waiting];

  return {
    all,
    inFlight,
    waiting: () => waiting,
    push(events) {
      waiting.push(...events);
      const excess = waiting.splice(0, all().length - MAX_QUEUED_EVENTS);
      dropped += excess.length;
      if (excess.length) warnOnce(`pingbacks dropped: more than ${MAX_QUEUED_EVENTS} were waiting`);
    },
    next(maxBytes) {
      if (!waiting.length) return undefined;
      const batch = takeBatch(waiting, maxBytes);
      waiting = waiting.slice(batch.length);
      requests.set(batch, batch);
      return batch;
    },
    settle(batch, isDone) {
      const left = requests.get(batch);
      requests.delete(batch);
      if (left && !isDone) waiting.unshift(...left);
      return left !== undefined;
    },
    remove(events) {
      const removed = new Set(events);
      const isLeft = (event: string) => !removed.has(event);
      waiting = waiting.filter(isLeft);
      for (const [batch, left] of requests) requests.set(batch, left.filter(isLeft));
    },
    clear() {
      waiting = [];
      requests.clear();
    },
    get dropped() {
      return dropped;
    },
  };
}
