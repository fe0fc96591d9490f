import { SCHEDULE_LIMIT } from '../constants.ts';
import type { CallOptions } from '../context/options.ts';
import { scheduler } from '../define/define-call.ts';
import { done, json } from '../transport/readers.ts';
import type { Id } from './result-types.ts';

/** A GIF that is scheduled to trend. */
export interface ScheduledItem {
  id: string;
  is_sticker: boolean;
  type: string;
}

/** A GIF in the schedule. */
export interface ScheduleEntry {
  /** Id of the entry, not of the GIF. */
  id: number;
  /** When it starts to trend, in seconds since 1970. */
  timestamp: number;
  gif: ScheduledItem;
}

export interface SchedulePage {
  results: ScheduleEntry[];
  count: number;
}

/** A change of the schedule. */
export interface ScheduleActivity {
  action: 'schedule' | 'delete';
  gif_id: string;
  /** Seconds since 1970. */
  timestamp: number;
}

export interface ScheduleOptions extends CallOptions {
  /** @default 25 */
  limit?: number | undefined;
  /** @default 0 */
  offset?: number | undefined;
  /** @default 'gif' */
  type?: string | undefined;
}

/**
 * Schedules GIFs to trend.
 *
 * @param timestamp when they start to trend, in seconds since 1970.
 * @returns the new entries; undefined, and the error is logged
 */
export const scheduleTrending = /* @__PURE__ */ scheduler(
  'POST',
  'schedule',
  (send, timestamp: number, gifs: readonly ScheduledItem[], options: CallOptions = {}) =>
    send({ query: { timestamp }, body: { gifs }, options }, json<ScheduleEntry[]>),
);

/**
 * The GIFs that are scheduled to trend.
 *
 * @returns a page of entries; undefined, and the error is logged
 */
export const getSchedule = /* @__PURE__ */ scheduler(
  'GET',
  'schedule',
  (send, options: ScheduleOptions = {}) => {
    const { limit = SCHEDULE_LIMIT, offset = 0, type = 'gif', ...rest } = options;
    return send({ query: { limit, offset, type }, options: rest }, json<SchedulePage>);
  },
);

/**
 * The changes of the schedule, the latest first.
 *
 * @returns the activity; undefined, and the error is logged
 */
export const getSchedulerActivity = /* @__PURE__ */ scheduler(
  'GET',
  'activity',
  (send, options: CallOptions = {}) => send({ options }, json<ScheduleActivity[]>),
);

/**
 * Deletes an entry of the schedule.
 *
 * @returns true; undefined, and the error is logged
 */
export const deleteScheduled = /* @__PURE__ */ scheduler(
  'DELETE',
  'schedule/{id}',
  (send, id: Id, options: CallOptions = {}) => send({ params: { id }, options }, done),
);
