import type { ScheduleDocument } from './documents.ts';
import type { PlatformStore } from './store.ts';

const isDue = ({ timestamp }: ScheduleDocument): boolean => timestamp * 1000 <= Date.now();

const newestFirst = (a: ScheduleDocument, b: ScheduleDocument): number =>
  b.timestamp - a.timestamp || a.id - b.id;

/** Since when the schedule has an item trend, in seconds since 1970. */
export const trendsSince = ({ schedule }: PlatformStore, gifId: string): number | undefined =>
  schedule
    .all()
    .filter((entry) => entry.gif.id === gifId && isDue(entry))
    .sort(newestFirst)[0]?.timestamp;

/** Ids of the items that the schedule has trend, those that began last first. */
export const scheduledIds = ({ schedule }: PlatformStore): string[] =>
  schedule
    .all()
    .filter(isDue)
    .sort(newestFirst)
    .map(({ gif }) => gif.id);
