import { CHUNK_RETRY_DELAY } from '@gifkit/headless/core';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFilmedGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { IMAGE, renderGif, STILL } from '../test/render-gif.tsx';

vi.mock('../../../headless/src/tile/GifFilm.tsx', () => {
  throw new Error('404');
});

describe('a film player that cannot be loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  it('falls back to the picture after one retry', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { root, image } = renderGif({ gif: makeFilmedGif('a'), media: 'video' });
    scrollIntoView(root, 1);
    await act(() => vi.dynamicImportSettled());
    expect(image).toHaveAttribute('src', STILL);
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
    await act(() => vi.dynamicImportSettled());
    expect(image).toHaveAttribute('src', IMAGE);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the film player could not be loaded',
      expect.anything(),
    );
  });
});
