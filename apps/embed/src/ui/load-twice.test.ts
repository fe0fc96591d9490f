import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PART_PATIENCE } from '../constants.ts';
import { loadTwice } from './load-twice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // As browsers have it.
  vi.stubEnv('SSR', false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const NEVER = new Promise<string>(() => undefined);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** How a module is loaded, by turns; counts. */
const loader = (...turns: (() => Promise<string>)[]) => {
  const load = vi.fn(() => turns[load.mock.calls.length - 1]?.() ?? NEVER);
  return load;
};
const fails = (message: string) => () => Promise.reject(new TypeError(message));
const comes = (module: string) => async () => module;
const comesAfter = (ms: number, module: string) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, module));
const hangs = () => NEVER;

describe('a module', () => {
  it('that comes is asked for once', async () => {
    const load = loader(comes('first'));
    expect(await loadTwice(load)).toBe('first');
    await pass(10 * PART_PATIENCE);
    expect(load).toHaveBeenCalledOnce();
  });

  it('that fails is asked for once more, at once', async () => {
    expect(await loadTwice(loader(fails('offline'), comes('second')))).toBe('second');
  });

  it('that fails twice is an error that says why', async () => {
    await expect(loadTwice(loader(fails('one'), fails('two')))).rejects.toThrow('two');
  });

  it('that hangs for 5 s is asked for once more', async () => {
    const load = loader(hangs, comes('second'));
    const result = loadTwice(load);
    await pass(PART_PATIENCE - 1);
    expect(load).toHaveBeenCalledOnce();
    await pass(1);
    expect(await result).toBe('second');
  });

  it('that hangs twice is an error after 10 s', async () => {
    const failed = vi.fn();
    loadTwice(loader(hangs, hangs)).catch(failed);
    await pass(2 * PART_PATIENCE - 1);
    expect(failed).not.toHaveBeenCalled();
    await pass(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      new Error('A script did not come within 5000 ms.'),
    );
  });

  it('that comes late is taken, whatever the second attempt does', async () => {
    for (const second of [hangs, fails('offline')]) {
      const result = loadTwice(loader(comesAfter(PART_PATIENCE + 2000, 'late'), second));
      await pass(PART_PATIENCE + 2000);
      expect(await result).toBe('late');
    }
  });
});
