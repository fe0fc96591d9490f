import { giphy } from '@gifkit/providers';
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
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

it('reads a list again once the network is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const get = vi
    .fn<PickerStorage['get']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockReturnValue('[{"id":"a","type":"gifs","width":1,"height":1,"alt":""}]');
  const { result } = renderHook(() =>
    useSavedGifs({ get, set: vi.fn() }, { key: 'a', limit: 5, provider }),
  );
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await act(async () => fireEvent(window, new Event('online')));
  await waitFor(() => expect(result.current.references).toMatchObject([{ id: 'a' }]));
});
