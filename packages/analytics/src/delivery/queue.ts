import { MAX_QUEUED_EVENTS } from '../constants.ts';
import { type Batch, takeBatch } from './batch.ts';

/** Holds events until the service accepts them: those that wait, and those in requests now. */
export interface Queue {
  push(events: Batch): void;
  /** Takes the next batch for a request, or undefined when no event waits. */
  next(): Batch | undefined;
  /**
   * Ends a request. Its batch leaves the queue, or goes back to the front of it.
   *
   * @returns false when the queue was cleared during the request.
   */
  settle(batch: Batch, isDone: boolean): boolean;
  /** All events, oldest first. */
  all(): Batch;
  clear(): void;
  /** How many events were dropped because the queue was full. */
  readonly dropped: number;
}

/** Creates a queue that drops the oldest waiting events when it is full. */
export function createQueue(): Queue {
  let waiting: string[] = [];
  let dropped = 0;
  const inFlight = new Set<Batch>();
  const all = () => [...inFlight, waiting].flat();

  return {
    all,
    push(events) {
      waiting.push(...events);
      const excess = waiting.splice(0, all().length - MAX_QUEUED_EVENTS);
      dropped += excess.length;
    },
    next() {
      if (!waiting.length) return undefined;
      const batch = takeBatch(waiting);
      waiting = waiting.slice(batch.length);
      inFlight.add(batch);
      return batch;
    },
    settle(batch, isDone) {
      const isKnown = inFlight.delete(batch);
      if (isKnown && !isDone) waiting.unshift(...batch);
      return isKnown;
    },
    clear() {
      waiting = [];
      inFlight.clear();
    },
    get dropped() {
      return dropped;
    },
  };
}
