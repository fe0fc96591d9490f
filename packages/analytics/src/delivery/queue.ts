import { warnOnce } from '../warn-once.ts';
import { type Batch, bodyOf } from './pingback-request.ts';

/** Returns the maximum length of a text in UTF-8 bytes, without TextEncoder, which jsdom and some runtimes lack. */
export const byteLength = (text: string): number =>
  text.length + 2 * text.replace(/[ -~]/g, '').length;

/** Returns the first events that fit into a request of this size: at least one, however large it is. */
function takeBatch(events: Batch, maxBytes: number): Batch {
  let bytes = byteLength(bodyOf([]));
  const end = events.findIndex((event, index) => {
    bytes += byteLength(event) + 1;
    return index > 0 && bytes > maxBytes;
  });
  return end < 0 ? events : events.slice(0, end);
}

/** Maximum number of events in a queue, including in-flight events. When it is full, the oldest are dropped. */
export const MAX_QUEUED_EVENTS = 1000;

interface Queue {
  push(events: Batch): void;
  /** Takes the next batch for a request of this size; undefined if no event waits. */
  next(maxBytes: number): Batch | undefined;
  /**
   * Ends a request. Its batch leaves the queue if it is done, else returns to the front.
   *
   * @returns false if the queue was cleared during the request.
   */
  settle(batch: Batch, isDone: boolean): boolean;
  /** Events that are not in flight, oldest first. */
  waiting(): Batch;
  /** Oldest first. */
  inFlight(): Batch;
  /** Oldest first. */
  all(): Batch;
  remove(events: Batch): void;
  clear(): void;
  readonly dropped: number;
}

/** Creates a queue. When it is full, it warns once. */
export function createQueue(): Queue {
  let waiting: string[] = [];
  let dropped = 0;
  /** Events of each in-flight batch, without those removed since. */
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
