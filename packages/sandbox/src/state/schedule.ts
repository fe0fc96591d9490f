import type { ScheduleDocument } from './documents.ts';
import type { Store } from './store.ts';

const isDue =
  (now: number) =>
  ({ timestamp }: ScheduleDocument): boolean =>
    timestamp * 1000 <= now;

const newestFirst = (a: ScheduleDocument, b: ScheduleDocument): number =>
  b.timestamp - a.timestamp || a.id - b.id;

/**
 * Returns the time from which a GIF trends, in s since 1970; `undefined` if it is not scheduled or not yet
 * due.
 *
 * @param now in ms since 1970
 */
export const trendsSince = ({ schedule }: Store, gifId: string, now: number): number | undefined =>
  schedule
    .all()
    .filter((entry) => entry.gif.id === gifId && isDue(now)(entry))
    .sort(newestFirst)[0]?.timestamp;

/** Ids of the scheduled GIFs that are due, the last scheduled one first. */
export const scheduledIds = ({ schedule }: Store, now: number): string[] =>
  schedule
    .all()
    .filter(isDue(now))
    .sort(newestFirst)
    .map(({ gif }) => gif.id);
