import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_RETRY_DELAY } from '../constants.ts';
import { loadChunk } from './load-chunk.ts';

describe('loadChunk', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('retries once after a failure, without a warning if that works', async () => {
    const warn = vi.spyOn(console, 'warn');
    const load = vi.fn(async () => 'chunk').mockRejectedValueOnce(new Error('offline'));
    const chunk = loadChunk('the play button', load);
    await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY);
    expect(await chunk).toBe('chunk');
    expect(warn).not.toHaveBeenCalled();
  });

  it('returns undefined after a second failure and warns once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const gone = new Error('404');
    const load = async () => Promise.reject(gone);
    for (let time = 0; time < 3; time += 1) {
      const chunk = loadChunk('the captions', load);
      await vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY);
      expect(await chunk).toBeUndefined();
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith('Gifkit: the captions could not be loaded', gone);
  });
});
