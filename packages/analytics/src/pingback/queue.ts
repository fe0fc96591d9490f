import { MAX_QUEUED_EVENTS } from '../constants.ts';
import { type Batch, takeBatch } from './batch.ts';

/** Events until they are accepted: those that wait, and those in requests without an answer yet. */
export interface Queue {
  push(events: Batch): void;
  /** Takes the next batch for a request; nothing when nothing waits. */
  next(): Batch | undefined;
  /**
   * Ends a request: its batch leaves the queue, or waits again before all others.
   *
   * @returns false when the batch has been forgotten meanwhile.
   */
  settle(batch: Batch, isDone: boolean): boolean;
  /** All events, oldest first. */
  all(): Batch;
  clear(): void;
  /** Events that found no room. */
  readonly dropped: number;
}

/** A queue that drops the oldest waiting events when it is full: the newer say more about the visit. */
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
