import { giphy } from '@gifkit/providers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { PickerStorage } from '../../core/picker/kept/picker-storage.ts';
import { writeSaved } from '../../core/picker/kept/saved.ts';
import { makeGif } from '../../test/make-gif.ts';
import { useKeptGifs } from './use-kept-gifs.ts';

const provider = giphy('a-key');
const { toReference } = provider;

it('never shows GIFs of the previous key after a switch', async () => {
  const storage: PickerStorage = {
    get: async (key) => writeSaved([toReference(makeGif(`of-${key}`))]),
    set: async () => {},
  };
  const frames: string[] = [];
  const show = ({ name }: { name: string }) => {
    const { references } = useKeptGifs(storage, { key: name, limit: 5, provider });
    const shown = references[0]?.id ?? 'nothing';
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

it('does not overwrite a list that it could not read, but shows new GIFs', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = {
    get: () => Promise.reject(new Error('no storage')),
    set: vi.fn<PickerStorage['set']>(),
  };
  const { result } = renderHook(() => useKeptGifs(storage, { key: 'a', limit: 5, provider }));
  await act(async () => result.current.add(makeGif('b')));
  await waitFor(() => expect(result.current.references).toMatchObject([{ id: 'b' }]));
  expect(storage.set).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
});
