import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSchedule } from './schedule.ts';

const MAX_RETRIES = 5;

const send = vi.fn();
let schedule: ReturnType<typeof createSchedule>;

beforeEach(() => {
  send.mockReset();
  schedule = createSchedule(send);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

it('sends after 1 s without an event', () => {
  schedule.soon();
  vi.advanceTimersByTime(999);
  schedule.soon();
  vi.advanceTimersByTime(999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends at most 5 s after the first event, then starts a new period', () => {
  const sentAt: number[] = [];
  const began = Date.now();
  send.mockImplementation(() => sentAt.push(Date.now() - began));
  for (let event = 0; event < 30; event += 1) {
    schedule.soon();
    vi.advanceTimersByTime(400);
  }
  // One event every 400 ms from 0 ms on: the first one after 5000 ms is at 5200 ms.
  expect(sentAt).toEqual([5000, 5200 + 5000]);
  vi.advanceTimersByTime(1000);
  expect(sentAt).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('limits the retries, then waits for a new event', () => {
  send.mockImplementation(() => schedule.failed());
  schedule.soon();
  vi.runAllTimers();
  expect(send).toHaveBeenCalledTimes(1 + MAX_RETRIES);
  expect(vi.getTimerCount()).toBe(0);
  schedule.soon();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1 + MAX_RETRIES);
  vi.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(2 + MAX_RETRIES);
});

it('counts requests that fail together once', () => {
  schedule.failed();
  schedule.failed();
  schedule.failed();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends the remaining events once the service works again', () => {
  send.mockImplementation(() => schedule.failed());
  schedule.soon();
  vi.runAllTimers();
  send.mockReset();
  schedule.succeeded();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('sends immediately when the connection is back, and resets the failures', () => {
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
    for (const wait of waits) schedule.failed(wait);
    vi.advanceTimersByTime(ms - 1);
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gets no request even if the queue was empty in between', () => {
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
  schedule.soon();
  schedule.online();
  expect(send).not.toHaveBeenCalled();
});

it('leaves no timer when canceled, and can be used again', () => {
  schedule.soon();
  schedule.failed();
  schedule.cancel();
  vi.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
  schedule.soon();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledTimes(1);
});
