import { isAnalyticsEnabled } from '@gifkit/analytics';
import type { IGif } from '@gifkit/model';
import type { GifProvider, GifReference } from '@gifkit/providers';
import { useContext, useEffect, useRef, useState } from 'react';
import { loadSaved } from '../../core/picker/saved/load-saved.ts';
import type { AccountStorage, PickerStorage } from '../../core/picker/saved/picker-storage.ts';
import { PingbackContext } from '../../pingbacks/PingbackContextManager.tsx';
import { useLatest } from '../../shared/use-latest.ts';
import { useOnline } from '../../shared/use-online.ts';

const LIMITS = { recents: 40, favorites: 100 };

/** Saved GIFs of one key, including changes that are not rendered yet. */
interface SavedList {
  /** Identifies account, provider and storage. */
  id: string;
  references: readonly GifReference[];
  /** GIFs added during this mount, by id. */
  known: ReadonlyMap<string, IGif>;
  /**
   * Resolves after reading the storage; false if that failed. Changes wait for it, and are then not stored, because
   * they would overwrite the stored list.
   */
  loaded: Promise<boolean>;
}

const NOTHING = { references: [], known: new Map<string, IGif>() } as const;

/** Only logs, because the picker works without storage. */
const warn = (error: unknown) =>
  console.warn('Gifkit: the GIFs of the picker could not be stored', error);

interface SavedGifsOptions {
  key: string;
  limit: number;
  provider: Pick<GifProvider, 'name' | 'toReference'>;
}

/** Manages GIFs saved as references. Without `storage` they last until the picker unmounts. */
export function useSavedGifs(
  storage: PickerStorage | undefined,
  { key, limit, provider }: SavedGifsOptions,
) {
  const hasStorage = storage !== undefined;
  const { name } = provider;
  const id = `${key} ${hasStorage ? 'stored' : 'as long as the picker'}`;
  const [current, setCurrent] = useState<SavedList>();
  // State is tied to its key, so a switch never shows GIFs of the previous key for a frame.
  const isShown = current?.id === id;
  const { references, known } = isShown ? current : NOTHING;
  const shown = useRef<SavedList>({ id, ...NOTHING, loaded: Promise.resolve(true) });
  const stored = useLatest(storage);
  const [failed, setFailed] = useState<string>();
  const hasFailed = failed === id;
  useOnline(hasFailed, () => setFailed(undefined));
  useEffect(() => {
    if (hasFailed) return;
    const list: SavedList = { id, ...NOTHING, loaded: Promise.resolve(true) };
    const load = async () => {
      try {
        const text = await stored.current?.get(key);
        if (text) list.references = (await loadSaved()).readSaved(text, name, limit);
        if (shown.current === list) setCurrent({ ...list });
        return true;
      } catch (error) {
        warn(error);
        setFailed(id);
        return false;
      }
    };
    shown.current = list;
    if (hasStorage) list.loaded = load();
  }, [id, hasStorage, limit, key, name, stored, hasFailed]);

  /** Puts a GIF first, or removes it. */
  const change = async (gifId: string, gif?: IGif) => {
    // The change belongs to this list, even if a different key is current after the wait.
    const list = shown.current;
    const mayStore = await list.loaded;
    const others = list.references.filter((reference) => reference.id !== gifId);
    list.references = gif ? [provider.toReference(gif), ...others].slice(0, limit) : others;
    if (gif) list.known = new Map([...list.known, [gifId, gif]]);
    if (shown.current === list) setCurrent({ ...list });
    if (!mayStore) return;
    try {
      const { writeSaved } = await loadSaved();
      await storage?.set(key, writeSaved(list.references));
    } catch (error) {
      warn(error);
    }
  };
  return {
    /** Identifies the list, and whether it has been read. */
    listId: isShown ? id : `${id}, not read yet`,
    references,
    known,
    add: (gif: IGif) => void change(String(gif.id), gif),
    remove: (gifId: IGif['id']) => void change(String(gifId)),
  };
}

/** The browser's `localStorage`. Throws if storage is blocked. */
const browserStorage: PickerStorage = {
  get: (key) => window.localStorage.getItem(key),
  set: (key, value) => window.localStorage.setItem(key, value),
};

const hasFunctions = (
  storage: PickerStorage | AccountStorage | null | undefined,
): storage is PickerStorage => storage?.get !== undefined;

/** Manages recents and favorites, separate for each provider and account. */
export function useSaved(
  provider: Pick<GifProvider, 'name' | 'recents' | 'toReference'>,
  storage: PickerStorage | AccountStorage | null | undefined,
) {
  const { enabled = true } = useContext(PingbackContext);
  const mayCount = enabled && isAnalyticsEnabled();
  const given = hasFunctions(storage) ? storage : browserStorage;
  const used = mayCount && storage !== null ? given : undefined;
  const isRecentByService = mayCount && provider.recents !== undefined;
  const account = storage?.account ? `/${encodeURIComponent(storage.account)}` : '';
  const options = (name: keyof typeof LIMITS) => ({
    key: `gifkit-picker${account}/${provider.name}/${name}`,
    limit: LIMITS[name],
    provider,
  });
  return {
    /** False if the user or the host has turned analytics off. */
    mayCount,
    /** True if the service stores the recents itself. */
    isRecentByService,
    recents: useSavedGifs(isRecentByService ? undefined : used, options('recents')),
    favorites: useSavedGifs(used, options('favorites')),
  };
}
