import { isAnalyticsEnabled } from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { GifProvider, GifReference } from '@gifkit/providers';
import { useContext, useEffect, useRef, useState } from 'react';
import { PICKER_FAVORITES, PICKER_RECENTS } from '../../core/constants.ts';
import {
  type AccountStorage,
  browserStorage,
  type PickerStorage,
} from '../../core/picker/kept/picker-storage.ts';
import { PingbackContext } from '../../pingbacks/PingbackContextManager.tsx';
import { useLatest } from '../../shared/use-latest.ts';

export interface KeptGifs {
  /** Identifies the list: its account and provider, and whether it has been read. */
  list: string;
  references: readonly GifReference[];
  /** GIFs added during this mount, by id. */
  known: ReadonlyMap<string, IGif>;
  add: (gif: IGif) => void;
  remove: (id: IGif['id']) => void;
}

/** Saved GIFs of one key, including changes that are not rendered yet. */
interface KeptList {
  place: string;
  references: readonly GifReference[];
  known: ReadonlyMap<string, IGif>;
  /**
   * Resolves after reading the storage; false if that failed. Changes wait for it, and are then not stored, because
   * they would overwrite the stored list.
   */
  loaded: Promise<boolean>;
}

/** Lazy-loaded, because most readers have saved nothing yet. */
const loadSaved = () => import('../../core/picker/kept/saved.ts');

const NOTHING = { references: [], known: new Map<string, IGif>() } as const;

/** Only logs, because the picker works without storage. */
const warn = (error: unknown) =>
  console.warn('Gifkit: the GIFs of the picker could not be stored', error);

interface KeptGifsOptions {
  key: string;
  limit: number;
  provider: Pick<GifProvider, 'name' | 'toReference'>;
}

/** Manages GIFs saved as references. Without `storage` they last until the picker unmounts. */
export function useKeptGifs(
  storage: PickerStorage | undefined,
  { key, limit, provider }: KeptGifsOptions,
): KeptGifs {
  const hasStorage = storage !== undefined;
  const { name } = provider;
  const place = `${key} ${hasStorage ? 'stored' : 'as long as the picker'}`;
  const [current, setCurrent] = useState<Omit<KeptList, 'loaded'>>();
  // State is tied to its key, so a switch never shows GIFs of the previous key for a frame.
  const isShown = current?.place === place;
  const { references, known } = isShown ? current : NOTHING;
  const shown = useRef<KeptList>({ place, ...NOTHING, loaded: Promise.resolve(true) });
  const stored = useLatest(storage);
  useEffect(() => {
    const list: KeptList = { place, ...NOTHING, loaded: Promise.resolve(true) };
    const load = async () => {
      let isRead = false;
      try {
        const text = await stored.current?.get(key);
        if (text) list.references = (await loadSaved()).readSaved(text, name, limit);
        isRead = true;
        if (shown.current === list) setCurrent({ ...list });
      } catch (error) {
        warn(error);
      }
      return isRead;
    };
    shown.current = list;
    if (hasStorage) list.loaded = load();
  }, [place, hasStorage, limit, key, name, stored]);

  const change = async (update: (list: KeptList) => Pick<KeptList, 'references' | 'known'>) => {
    // The change belongs to this list, even if a different key is current after the wait.
    const list = shown.current;
    const mayStore = await list.loaded;
    const updated = update(list);
    list.references = updated.references.slice(0, limit);
    list.known = updated.known;
    if (shown.current === list) setCurrent({ ...list });
    if (!mayStore) return;
    try {
      const { writeSaved } = await loadSaved();
      await storage?.set(key, writeSaved(list.references));
    } catch (error) {
      warn(error);
    }
  };
  const without = (id: IGif['id'], kept: readonly GifReference[]) =>
    kept.filter((reference) => reference.id !== String(id));
  return {
    list: isShown ? place : `${place}, not read yet`,
    references,
    known,
    add(gif) {
      const reference = provider.toReference(gif);
      change((list) => ({
        references: [reference, ...without(gif.id, list.references)],
        known: new Map([...list.known, [reference.id, gif]]),
      }));
    },
    remove(id) {
      change((list) => ({ ...list, references: without(id, list.references) }));
    },
  };
}

export function useMayCount(): boolean {
  const { enabled = true } = useContext(PingbackContext);
  return enabled && isAnalyticsEnabled();
}

export interface Keeping extends Record<'recents' | 'favorites', KeptGifs> {
  /** True if the service stores the recents itself. */
  isRecentByService: boolean;
}

const hasFunctions = (
  storage: PickerStorage | AccountStorage | null | undefined,
): storage is PickerStorage => storage?.get !== undefined;

/** Manages recents and favorites, separate for each provider and account. */
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
    favorites: useKeptGifs(place, options('favorites', PICKER_FAVORITES)),
  };
}
