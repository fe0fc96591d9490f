import { renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { makeGif } from '../../test/make-gif.ts';
import type { PickerStorage } from './picker-storage.ts';
import { writeKept } from './stored-gifs.ts';
import { useKeptGifs } from './use-kept-gifs.ts';

it('shows no GIF of one key as one of the next, not for one frame', async () => {
  const storage: PickerStorage = {
    get: async (key) => writeKept([makeGif(`of-${key}`)]),
    set: async () => {},
  };
  const frames: string[] = [];
  const show = ({ name }: { name: string }) => {
    const { gifs } = useKeptGifs(storage, name, 5);
    const shown = gifs[0]?.id ?? 'nothing';
    useLayoutEffect(() => {
      frames.push(`${name}: ${shown}`);
    });
    return shown;
  };
  const { result, rerender } = renderHook(show, { initialProps: { name: 'a' } });
  await waitFor(() => expect(result.current).toBe('of-a'));
  rerender({ name: 'b' });
  await waitFor(() => expect(result.current).toBe('of-b'));
  expect(frames).toEqual(['a: nothing', 'a: of-a', 'b: nothing', 'b: of-b']);
});
