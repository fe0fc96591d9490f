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
  /** Another one for each list: of an account, of a provider, while it is read and afterwards. */
  list: string;
  /** The newest first. */
  references: readonly GifReference[];
  /** Those that were added while the picker is there, by their ids. */
  known: ReadonlyMap<string, IGif>;
  add: (gif: IGif) => void;
  remove: (id: IGif['id']) => void;
}

/** What is kept under one key, newest first, including changes that are not rendered yet. */
interface KeptList {
  /** The key, and whether it is that of a storage. */
  place: string;
  references: readonly GifReference[];
  known: ReadonlyMap<string, IGif>;
  /**
   * Resolves when the stored references were read, to whether they were. Changes wait for it, and are not stored
   * where it is false, because they would overwrite what is there.
   */
  loaded: Promise<boolean>;
}

/** Lazy-loaded: most readers have saved nothing yet. */
const loadSaved = () => import('../../core/picker/kept/saved.ts');

const NOTHING = { references: [], known: new Map<string, IGif>() } as const;

/** When the storage fails, the picker still works, so the failure is only logged. */
const warn = (error: unknown) =>
  console.warn('Gifkit: the GIFs of the picker could not be stored', error);

interface KeptGifsOptions {
  key: string;
  limit: number;
  provider: Pick<GifProvider, 'name' | 'toReference'>;
}

/** GIFs that are kept for later visits, as references. Without `storage` they last as long as the picker. */
export function useKeptGifs(
  storage: PickerStorage | undefined,
  { key, limit, provider }: KeptGifsOptions,
): KeptGifs {
  const hasStorage = storage !== undefined;
  const { name } = provider;
  const place = `${key} ${hasStorage ? 'stored' : 'as long as the picker'}`;
  const [current, setCurrent] = useState<Omit<KeptList, 'loaded'>>();
  // The GIFs of another key are never shown as those of this one, not for one frame.
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
    // Another key's list may be shown by the time this one is read. The change still belongs to this one.
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
  /** The service itself keeps the GIFs that the reader sent, so they are not stored here. */
  isRecentByService: boolean;
}

const hasFunctions = (
  storage: PickerStorage | AccountStorage | null | undefined,
): storage is PickerStorage => storage?.get !== undefined;

/** The GIFs that the reader sent and marked as favorites, separate for each provider and account. */
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
