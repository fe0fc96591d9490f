import { parseJson } from '@gifkit/fetch-api/internal';
import { KEEPALIVE_BUDGET, MAX_QUEUED_EVENTS } from '../constants.ts';
import type { Batch } from './pingback-request.ts';
import type { Entry } from './storage.ts';

/** True if a stored item is the JSON of one event. An invalid item would invalidate the whole request. */
const isEvent = (item: unknown): item is string =>
  typeof item === 'string' &&
  item.length <= KEEPALIVE_BUDGET &&
  typeof Object(parseJson(item)).event_id === 'string';

/**
 * Reads stored events. Any script of the origin can write to the storage, so invalid items are left out.
 *
 * @param maxAge ms
 */
export function readEvents(text: string | null, maxAge: number): Batch {
  const { savedAt, events }: Partial<Entry> = Object(parseJson(text ?? ''));
  const isFresh = Math.abs(Date.now() - Number(savedAt)) < maxAge;
  return isFresh && Array.isArray(events) ? events.filter(isEvent).slice(0, MAX_QUEUED_EVENTS) : [];
}
