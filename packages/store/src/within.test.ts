import { expect, it, vi } from 'vitest';
import { within } from './within.ts';

it('gives what comes in time, and what fails', async () => {
  await expect(within(1000, Promise.resolve('text'))).resolves.toBe('text');
  await expect(within(1000, Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

it('waits for what does not come until the deadline', async () => {
  vi.useFakeTimers();
  try {
    const late = within(250, new Promise(() => {})).catch((error: Error) => error.message);
    let said: unknown;
    void late.then((message) => {
      said = message;
    });
    await vi.advanceTimersByTimeAsync(249);
    expect(said).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toBe('no answer within 250 ms');
  } finally {
    vi.useRealTimers();
  }
});

it('takes an answer that came while the process was busy', async () => {
  const answer = new Promise((resolve) => setImmediate(() => resolve('there')));
  const result = within(20, answer);
  const until = performance.now() + 60;
  while (performance.now() < until);
  await expect(result).resolves.toBe('there');
});
