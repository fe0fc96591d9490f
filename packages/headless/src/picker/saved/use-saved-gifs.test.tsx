import { giphy } from '@gifkit/providers';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PickerStorage } from '../../core/picker/saved/picker-storage.ts';
import { makeGif } from '../../test/make-gif.ts';
import { useSavedGifs } from './use-saved-gifs.ts';

const provider = giphy('a-key');

it('does not overwrite a list that it could not read, but shows new GIFs', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const storage = {
    get: () => Promise.reject(new Error('no storage')),
    set: vi.fn<PickerStorage['set']>(),
  };
  const { result } = renderHook(() => useSavedGifs(storage, { key: 'a', limit: 5, provider }));
  await act(async () => result.current.add(makeGif('b')));
  await waitFor(() => expect(result.current.references).toMatchObject([{ id: 'b' }]));
  expect(storage.set).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
});
