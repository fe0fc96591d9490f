// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_RETRY_DELAY } from '../constants.ts';
import { lazyChunk } from './lazy-chunk.ts';

const refusing = (times: number) =>
  Array.from({ length: times }).reduce<ReturnType<typeof vi.fn<() => Promise<string>>>>(
    (load) => load.mockRejectedValueOnce(new Error('offline')),
    vi.fn(async () => 'chunk'),
  );

describe('lazyChunk', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('loads once, and retries once after a failure, without a warning if that works', async () => {
    const warn = vi.spyOn(console, 'warn');
    const load = refusing(1);
    const chunk = lazyChunk('the play button', load);
    chunk.load();
    await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY);
    expect(await chunk.load()).toBe('chunk');
    expect(chunk.loaded).toBe('chunk');
    expect(load).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns once after a second failure, and tries again on the next use and when online', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const load = refusing(6);
    const chunk = lazyChunk('the captions', load);
    for (const again of [chunk.load, chunk.load, () => window.dispatchEvent(new Event('online'))]) {
      again();
      await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY);
      expect(chunk.loaded).toBeUndefined();
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the captions could not be loaded',
      expect.any(Error),
    );
    window.dispatchEvent(new Event('online'));
    expect(await chunk.load()).toBe('chunk');
    expect(load).toHaveBeenCalledTimes(7);
  });
});
