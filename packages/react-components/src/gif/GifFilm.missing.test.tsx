import { CHUNK_RETRY_DELAY } from '@gifkit/headless/core';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeFilmedGif } from '../../../headless/src/test/make-gif.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { IMAGE, renderGif, STILL } from '../test/render-gif.tsx';

vi.mock('../../../headless/src/tile/GifFilm.tsx', () => {
  throw new Error('404');
});

it('falls back to the picture if its player cannot be loaded after one retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
