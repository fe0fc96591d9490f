import { parseJson } from '@gifkit/fetch-api/internal';
import { KEEPALIVE_BUDGET, MAX_QUEUED_EVENTS } from '../constants.ts';
import type { Batch } from './pingback-request.ts';
import type { Entry } from './storage.ts';

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as Entry).savedAt) &&
  Array.isArray((value as Entry).events);

/** Required fields of events. */
const FIELDS = { event_id: 'string', ts: 'number', action_type: 'string', user_id: 'string' };

/** True if a stored item is the JSON of one event. An invalid item would invalidate the whole request. */
function isEvent(item: unknown): item is string {
  if (typeof item !== 'string' || item.length > KEEPALIVE_BUDGET) return false;
  const event = parseJson(item);
  if (typeof event !== 'object' || event === null) return false;
  return Object.entries(FIELDS).every(
    ([name, type]) => typeof (event as Record<string, unknown>)[name] === type,
  );
}

/**
 * Reads stored events. Any script of the origin can write to the storage, so invalid items are left out.
 *
 * @param maxAge ms
 */
export function readEvents(text: string | null, maxAge: number): Batch {
  const entry = parseJson(text ?? '');
  if (!isEntry(entry) || Math.abs(Date.now() - entry.savedAt) >= maxAge) return [];
  return entry.events.filter(isEvent).slice(0, MAX_QUEUED_EVENTS);
}
