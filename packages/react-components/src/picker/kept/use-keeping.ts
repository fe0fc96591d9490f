import { isAnalyticsEnabled } from '@gifkit/analytics';
import type { GifProvider } from '@gifkit/providers';
import { useContext } from 'react';
import { PICKER_FAVOURITES, PICKER_RECENTS } from '../../constants.ts';
import { PingbackContext } from '../../pingbacks/PingbackContextManager.tsx';
import { browserStorage, type PickerStorage } from './picker-storage.ts';
import { type KeptGifs, useKeptGifs } from './use-kept-gifs.ts';

/** Whether this reader's actions may be reported or stored. */
export function useMayCount(): boolean {
  const { enabled = true } = useContext(PingbackContext);
  return enabled && isAnalyticsEnabled();
}

export interface Keeping extends Record<'recents' | 'favourites', KeptGifs> {
  /** The service itself keeps the GIFs that the reader sent, so they are not stored here. */
  isRecentByService: boolean;
}

/** The GIFs that the reader sent and marked as favourites, separate for each provider. */
export function useKeeping(
  provider: Pick<GifProvider, 'name' | 'recents'>,
  storage: PickerStorage | null | undefined,
): Keeping {
  const mayCount = useMayCount();
  const place = mayCount && storage !== null ? (storage ?? browserStorage) : undefined;
  const isRecentByService = mayCount && provider.recents !== undefined;
  const key = (name: string) => `gifkit-picker/${provider.name}/${name}`;
  return {
    isRecentByService,
    recents: useKeptGifs(isRecentByService ? undefined : place, key('recents'), PICKER_RECENTS),
    favourites: useKeptGifs(place, key('favourites'), PICKER_FAVOURITES),
  };
}
