import { beforeEach, expect, it, vi } from 'vitest';
import type { EventMessage } from '../protocol/messages.ts';
import { limitEvents } from './limit-events.ts';

const EVENT_LIMIT = 20;
const EVENT_INTERVAL = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});

const resize = (height: number): EventMessage => ({ gifkit: 1, event: 'resize', data: { height } });
const playback = (event: 'play' | 'pause'): EventMessage => ({ gifkit: 1, event, data: undefined });

function limited() {
  const passed: EventMessage[] = [];
  return { passed, ...limitEvents((message) => passed.push(message)) };
}

it('delivers events immediately', () => {
  const { push, passed } = limited();
  push(playback('play'));
  push(resize(1));
  expect(passed).toEqual([playback('play'), resize(1)]);
});

it('delivers 20 of thousands of events per second', () => {
  const { push, passed } = limited();
  for (let height = 0; height < 10_000; height += 1) {
    push(resize(height));
    vi.advanceTimersByTime(1);
  }
  expect(passed.length).toBeLessThanOrEqual((10_000 / EVENT_INTERVAL + 1) * EVENT_LIMIT);
});

it('delivers the last event of each topic, in their order', () => {
  const { push, passed } = limited();
  for (let index = 0; index < EVENT_LIMIT; index += 1) push(playback('play'));
  push(playback('play'));
  push(resize(1));
  push(resize(2));
  push(playback('pause'));
  expect(passed).toHaveLength(EVENT_LIMIT);
  vi.advanceTimersByTime(EVENT_INTERVAL);
  expect(passed.slice(EVENT_LIMIT)).toEqual([resize(2), playback('pause')]);
});

it('delivers nothing once it is closed', () => {
  const { push, passed, close } = limited();
  for (let index = 0; index <= EVENT_LIMIT; index += 1) push(resize(index));
  close();
  vi.advanceTimersByTime(EVENT_INTERVAL);
  expect(passed).toHaveLength(EVENT_LIMIT);
});
