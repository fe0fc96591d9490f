import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSchedule } from './schedule.ts';

const RETRY_MAX_DELAY = 60_000;

const MAX_RETRIES = 5;

const ANALYTICS_MAX_WAIT = 5000;

const ANALYTICS_DEBOUNCE = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

it('sends after 1 s without an event', () => {
  const send = vi.fn();
  const schedule = createSchedule(send);
  schedule.soon();
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE - 1);
  schedule.soon();
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE - 1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends at most 5 s after the first event, then starts a new period', () => {
  const sentAt: number[] = [];
  const schedule = createSchedule(() => sentAt.push(Date.now() - began));
  const began = Date.now();
  for (let event = 0; event < 30; event += 1) {
    schedule.soon();
    vi.advanceTimersByTime(400);
  }
  // One event every 400 ms from 0 ms on: the first one after 5000 ms is at 5200 ms.
  expect(sentAt).toEqual([ANALYTICS_MAX_WAIT, 5200 + ANALYTICS_MAX_WAIT]);
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE);
  expect(sentAt).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('limits the retries, then waits for a new event', () => {
  const send = vi.fn(() => schedule.failed());
  const schedule = createSchedule(send);
  schedule.soon();
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(1 + MAX_RETRIES);
  expect(vi.getTimerCount()).toBe(0);
  schedule.soon();
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE);
  expect(send).toHaveBeenCalledTimes(1 + MAX_RETRIES);
  vi.advanceTimersByTime(RETRY_MAX_DELAY);
  expect(send).toHaveBeenCalledTimes(2 + MAX_RETRIES);
});

it('counts requests that fail together once', () => {
  const send = vi.fn();
  const schedule = createSchedule(send);
  schedule.failed();
  schedule.failed();
  schedule.failed();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends the remaining events once the service works again', () => {
  const send = vi.fn(() => schedule.failed());
  const schedule = createSchedule(send);
  schedule.soon();
  vi.runAllTimers();
  send.mockReset().mockImplementation(() => {});
  schedule.succeeded();
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE);
  expect(send).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('sends immediately when the connection is back, and resets the failures', () => {
  const send = vi.fn();
  const schedule = createSchedule(send);
  for (let failures = 0; failures < MAX_RETRIES; failures += 1) {
    schedule.failed();
    vi.runAllTimers();
  }
  send.mockClear();
  schedule.failed();
  schedule.online();
  expect(send).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  schedule.failed();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(2);
});

describe('a service that asks for a wait', () => {
  const MINUTE = 60_000;

  it('gets no request during the wait', () => {
    const send = vi.fn();
    const schedule = createSchedule(send);
    schedule.failed(2 * MINUTE);
    for (let second = 0; second < 119; second += 1) {
      schedule.soon();
      if (second === 60) schedule.online();
      if (second === 90) schedule.succeeded();
      vi.advanceTimersByTime(1000);
    }
    expect(schedule.isHeld()).toBe(true);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(schedule.isHeld()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, (number | undefined)[], number]>([
    ['the longer one of two waits', [MINUTE, undefined, 2 * MINUTE, MINUTE], 2 * MINUTE],
    ['the backoff if it is longer', [10], 1000],
  ])('gets the next request after %s', (_, waits, ms) => {
    const send = vi.fn();
    const schedule = createSchedule(send);
    for (const wait of waits) schedule.failed(wait);
    vi.advanceTimersByTime(ms - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gets no request even if the queue was empty in between', () => {
    const send = vi.fn();
    const schedule = createSchedule(send);
    schedule.failed(MINUTE);
    schedule.cancel();
    expect(vi.getTimerCount()).toBe(0);
    schedule.soon();
    vi.advanceTimersByTime(MINUTE - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('ignores the connection while the service works', () => {
  const send = vi.fn();
  const schedule = createSchedule(send);
  schedule.soon();
  schedule.online();
  expect(send).not.toHaveBeenCalled();
});

it('leaves no timer when canceled, and can be used again', () => {
  const send = vi.fn();
  const schedule = createSchedule(send);
  schedule.soon();
  schedule.failed();
  schedule.cancel();
  vi.advanceTimersByTime(RETRY_MAX_DELAY);
  expect(send).not.toHaveBeenCalled();
  schedule.soon();
  vi.advanceTimersByTime(ANALYTICS_DEBOUNCE);
  expect(send).toHaveBeenCalledTimes(1);
});
