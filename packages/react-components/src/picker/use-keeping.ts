import { isAnalyticsEnabled } from '@gifkit/analytics';
import { useContext } from 'react';
import { PICKER_FAVOURITES, PICKER_RECENTS } from '../constants.ts';
import { PingbackContext } from '../pingbacks/PingbackContextManager.tsx';
import { browserStorage, type PickerStorage } from './kept/picker-storage.ts';
import { type KeptGifs, useKeptGifs } from './kept/use-kept-gifs.ts';

/** Whether anything may be said or kept about what this reader does. */
export function useMayCount(): boolean {
  const { enabled = true } = useContext(PingbackContext);
  return enabled && isAnalyticsEnabled();
}

/** The GIFs that the reader sent and liked, each provider's for itself. */
export function useKeeping(
  provider: string,
  storage: PickerStorage | null | undefined,
): Record<'recents' | 'favourites', KeptGifs> {
  const mayKeep = useMayCount() && storage !== null;
  const place = mayKeep ? (storage ?? browserStorage) : undefined;
  const key = (name: string) => `gifkit-picker/${provider}/${name}`;
  return {
    recents: useKeptGifs(place, key('recents'), PICKER_RECENTS),
    favourites: useKeptGifs(place, key('favourites'), PICKER_FAVOURITES),
  };
}
