import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { KEEPALIVE_BUDGET } from './keepalive-budget.ts';
import { MAX_QUEUED_EVENTS } from './queue.ts';
import { readEvents } from './saved-events.ts';
import { writeEvents } from './storage.ts';
import { event } from './test/event.ts';

const MAX_AGE = 1000;
const entry = (events: unknown, savedAt: unknown = Date.now()) =>
  JSON.stringify({ savedAt, events });

beforeEach(() => {
  vi.useFakeTimers();
});

it('reads written events', () => {
  const events = [event(1), event(2)];
  expect(readEvents(writeEvents(events), MAX_AGE)).toEqual(events);
});

it('reads events that were written in a page whose lists have a toJSON', () => {
  // As in Prototype.js before 1.7.
  const json = { configurable: true, value: () => '[]' };
  Object.defineProperty(Array.prototype, 'toJSON', json);
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
  expect(readEvents(writeEvents([event(1)]), MAX_AGE)).toEqual([event(1)]);
});

it('drops expired events', () => {
  const text = writeEvents([event(1)]);
  vi.advanceTimersByTime(MAX_AGE);
  expect(readEvents(text, MAX_AGE)).toEqual([]);
});

it('keeps events although the clock was set back', () => {
  const text = writeEvents([event(1)]);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(readEvents(text, MAX_AGE)).toEqual([event(1)]);
});

it.for<[string, string | null]>([
  ['nothing', null],
  ['no JSON', 'events'],
  ['null', 'null'],
  ['a number', '1'],
  ['a list', '[]'],
  ['no events', '{"savedAt":1}'],
  ['events that are not a list', entry({ length: 3 })],
  ['no timestamp', JSON.stringify({ events: [event(1)] })],
  ['a timestamp that is not a number', entry([event(1)], 'now')],
  ['a timestamp far in the future', entry([event(1)], 8.64e15)],
])('reads nothing from an entry with %s', ([, text]) => {
  expect(readEvents(text, MAX_AGE)).toEqual([]);
});

it.for<[string, unknown]>([
  ['null', null],
  ['a number', 1],
  ['an object', { event_id: 'e' }],
  ['no JSON', '{'],
  ['JSON that would break out of the request body', `${event(9)}],"events":[`],
  ['two events in one', `${event(8)},${event(9)}`],
  ['a list', '[]'],
  ['an event without an id', '{"ts":1,"action_type":"SEEN","user_id":"u"}'],
  ['an event larger than a request', event(9, 'x'.repeat(KEEPALIVE_BUDGET))],
])('leaves out %s and keeps the valid events', ([, bad]) => {
  expect(readEvents(entry([event(1), bad, event(2)]), MAX_AGE)).toEqual([event(1), event(2)]);
});

it('reads at most as many events as a queue holds', () => {
  const events = Array.from({ length: MAX_QUEUED_EVENTS + 1 }, (_, number) => event(number));
  expect(readEvents(writeEvents(events), MAX_AGE)).toHaveLength(MAX_QUEUED_EVENTS);
});
