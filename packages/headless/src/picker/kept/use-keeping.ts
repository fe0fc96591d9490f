import { isAnalyticsEnabled } from '@gifkit/analytics';
import type { GifProvider } from '@gifkit/providers';
import { useContext } from 'react';
import { PICKER_FAVOURITES, PICKER_RECENTS } from '../../core/constants.ts';
import {
  type AccountStorage,
  browserStorage,
  type PickerStorage,
} from '../../core/picker/kept/picker-storage.ts';
import { PingbackContext } from '../../pingbacks/PingbackContextManager.tsx';
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

const hasFunctions = (
  storage: PickerStorage | AccountStorage | null | undefined,
): storage is PickerStorage => storage?.get !== undefined;

/** The GIFs that the reader sent and marked as favourites, separate for each provider and account. */
export function useKeeping(
  provider: Pick<GifProvider, 'name' | 'recents' | 'toReference'>,
  storage: PickerStorage | AccountStorage | null | undefined,
): Keeping {
  const mayCount = useMayCount();
  const given = hasFunctions(storage) ? storage : browserStorage;
  const place = mayCount && storage !== null ? given : undefined;
  const isRecentByService = mayCount && provider.recents !== undefined;
  const account = storage?.account ? `/${encodeURIComponent(storage.account)}` : '';
  const options = (name: string, limit: number) => ({
    key: `gifkit-picker${account}/${provider.name}/${name}`,
    limit,
    provider,
  });
  return {
    isRecentByService,
    recents: useKeptGifs(isRecentByService ? undefined : place, options('recents', PICKER_RECENTS)),
    favourites: useKeptGifs(place, options('favourites', PICKER_FAVOURITES)),
  };
}
