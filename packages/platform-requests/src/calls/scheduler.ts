import { byId, call, done, json, noArguments } from '../call.ts';
import type { CallOptions } from '../context.ts';

/** A GIF scheduled to trend. */
type ScheduledItem = {
  id: string;
  is_sticker: boolean;
  type: string;
};

type ScheduleEntry = {
  /** Id of the entry, not of the GIF. */
  id: number;
  /** Start time, in seconds since 1970. */
  timestamp: number;
  gif: ScheduledItem;
};

type SchedulePage = {
  results: ScheduleEntry[];
  count: number;
};

type ScheduleActivity = {
  action: 'schedule' | 'delete';
  gif_id: string;
  /** Seconds since 1970. */
  timestamp: number;
};

type ScheduleOptions = CallOptions & {
  /** @default 25 */
  limit?: number | undefined;
  /** @default 0 */
  offset?: number | undefined;
  /** @default 'gif' */
  type?: string | undefined;
};

export const scheduler = {
  /**
   * Schedules GIFs to trend.
   *
   * @param timestamp start time, in seconds since 1970.
   */
  scheduleTrending: call(
    'POST /trendingscheduler/schedule',
    (timestamp: number, gifs: readonly ScheduledItem[], options?: CallOptions) => ({
      query: { timestamp },
      body: { gifs },
      options,
    }),
    json<ScheduleEntry[]>,
  ),

  /** Fetches the GIFs scheduled to trend. */
  getSchedule: call(
    'GET /trendingscheduler/schedule',
    ({ limit = 25, offset = 0, type = 'gif', ...options }: ScheduleOptions = {}) => ({
      query: { limit, offset, type },
      options,
    }),
    json<SchedulePage>,
  ),

  /** Fetches the changes of the schedule, the latest first. */
  getSchedulerActivity: call(
    'GET /trendingscheduler/activity',
    noArguments,
    json<ScheduleActivity[]>,
  ),

  deleteScheduled: call('DELETE /trendingscheduler/schedule/{id}', byId, done),
};
