import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, parseRetryAfter, retryAfterOf, wait, withRetry } from './retry.ts';

const now = new Date('2030-01-01T00:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

const failure = (status: number, retryAfter?: number) =>
  Object.assign(new Error('failed'), { status, retryAfter });

/** Fails with each of the errors, then succeeds; records the time of each attempt. */
function attempts(...errors: Error[]) {
  const times: number[] = [];
  const attempt = async () => {
    times.push(Date.now() - now.getTime());
    const error = errors.shift();
    if (error) throw error;
    return 'response';
  };
  return { attempt, times };
}

const never = () => new AbortController().signal;

describe('withRetry', () => {
  it('does not retry by default', async () => {
    const { attempt, times } = attempts(failure(503));
    await expect(withRetry(attempt, 0, never())).rejects.toThrow('failed');
    expect(times).toEqual([0]);
  });

  it.each([429, 500, 502, 503, 504])(
    'retries after %i, with a longer wait each time',
    async (status) => {
      const { attempt, times } = attempts(failure(status), failure(status), failure(status));
      const response = withRetry(attempt, 3, never());
      await vi.runAllTimersAsync();
      expect(await response).toBe('response');
      expect(times).toEqual([0, 500, 1500, 3500]);
    },
  );

  it('stops after the maximum number of retries', async () => {
    const { attempt, times } = attempts(failure(500), failure(502), failure(503));
    const response = expect(withRetry(attempt, 2, never())).rejects.toMatchObject({ status: 503 });
    await vi.runAllTimersAsync();
    await response;
    expect(times).toHaveLength(3);
  });

  it.each([0, 200, 400, 401, 404])('does not retry after %i', async (status) => {
    const { attempt, times } = attempts(failure(status));
    await expect(withRetry(attempt, 3, never())).rejects.toThrow('failed');
    expect(times).toEqual([0]);
  });

  it('waits as long as the server asks', async () => {
    const { attempt, times } = attempts(failure(429, 7000));
    const response = withRetry(attempt, 1, never());
    await vi.runAllTimersAsync();
    await response;
    expect(times).toEqual([0, 7000]);
  });

  it('does not retry if the server asks for a wait of more than 30 s', async () => {
    const { attempt, times } = attempts(failure(429, 30_001));
    await expect(withRetry(attempt, 1, never())).rejects.toThrow('failed');
    expect(times).toEqual([0]);
  });

  it('stops waiting when it is aborted', async () => {
    const controller = new AbortController();
    const { attempt, times } = attempts(failure(503));
    const response = expect(withRetry(attempt, 1, controller.signal)).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(100);
    controller.abort(new Error('enough'));
    await response;
    expect(times).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('parseRetryAfter', () => {
  it.each([
    ['3', 3000],
    ['0.5', 500],
    ['Tue, 01 Jan 2030 00:00:10 GMT', 10_000],
    ['Mon, 31 Dec 2029 23:59:50 GMT', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('parses %j as %j ms', (header, wait) => {
    expect(parseRetryAfter(header)).toBe(wait);
  });
});

describe('retryAfterOf', () => {
  const seconds = (date: Date) => date.getTime() / 1000;

  it.each([
    ['the value of Retry-After', { 'Retry-After': '2', 'X-RateLimit-Remaining': '0' }, 2000],
    [
      'the time until the rate limit resets, given in seconds',
      { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '30' },
      30_000,
    ],
    [
      'the time until the rate limit resets, given as a timestamp',
      { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': String(seconds(now) + 7) },
      7000,
    ],
    ['undefined while requests remain', { 'X-RateLimit-Remaining': '3', 'X-RateLimit-Reset': '9' }],
    ['undefined by default', {}],
  ])('is %s', (_name, headers, ms?: number) => {
    expect(retryAfterOf(new Headers(headers as HeadersInit))).toBe(ms);
  });
});

describe('backoff', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 1000],
    [1, 1, 2000],
    [4, 1, 16_000],
    [30, 1, 60_000],
  ])('waits longer after each failure: %i before, random %f, %i ms', (failures, random, ms) => {
    vi.mocked(Math.random).mockReturnValue(random);
    expect(backoff(failures, 1000, 60_000)).toBe(ms);
  });
});

describe('wait', () => {
  it('ends when the signal is aborted, before or while it waits', async () => {
    const controller = new AbortController();
    const waiting = wait(500, controller.signal);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    await expect(wait(500, controller.signal)).rejects.toThrow('enough');
    expect(vi.getTimerCount()).toBe(0);
  });
});
