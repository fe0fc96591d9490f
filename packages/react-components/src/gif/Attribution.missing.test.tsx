import { CHUNK_RETRY_DELAY } from '@gifkit/headless/internal/core/constants.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { renderGif } from '../test/render-gif.tsx';

vi.mock('../attribution/AttributionOverlay.tsx', () => {
  throw new Error('404');
});

describe('an attribution that cannot be loaded', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  it('leaves the GIF as it is, after it was asked for once more', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { root } = renderGif({
      gif: makeGif('a', { user: { username: 'paintbox' } }),
      lazyLoad: false,
    });
    fireEvent.mouseEnter(root);
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_RETRY_DELAY));
    await act(() => vi.dynamicImportSettled());
    expect(screen.getByAltText('Picture a')).toBeVisible();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Gifkit: the attribution could not be loaded',
      expect.anything(),
    );
  });
});
