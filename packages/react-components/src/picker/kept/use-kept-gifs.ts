import { getAltText, type IGif } from '@gifkit/model';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { PickerStorage } from './picker-storage.ts';
import { readKept, toKept, writeKept } from './stored-gifs.ts';

export interface KeptGifs {
  gifs: readonly IGif[];
  /** Adds a GIF at the front. */
  add: (gif: IGif) => void;
  remove: (id: IGif['id']) => void;
}

/** The GIFs under one key, newest first, including changes that are not rendered yet. */
interface KeptList {
  /** The key, and whether it is that of a storage. */
  place: string;
  gifs: readonly IGif[];
  /**
   * Resolves when the stored GIFs were read. Changes wait for it, because an early one would overwrite them.
   */
  loaded: Promise<void>;
}

const NO_GIFS: readonly IGif[] = [];

/** When the storage fails, the picker still works, so the failure is only logged. */
const warn = (error: unknown) =>
  console.warn('Gifkit: the GIFs of the picker could not be stored', error);

/**
 * GIFs that are stored for later visits.
 *
 * @param storage undefined stores nothing: the GIFs then last as long as the picker.
 * @param limit how many are kept.
 */
export function useKeptGifs(
  storage: PickerStorage | undefined,
  key: string,
  limit: number,
): KeptGifs {
  const hasStorage = storage !== undefined;
  const place = `${key} ${hasStorage ? 'stored' : 'as long as the picker'}`;
  const [known, setKnown] = useState({ place, gifs: NO_GIFS });
  // The GIFs of another key are never shown as those of this one, not for one frame.
  const gifs = known.place === place ? known.gifs : NO_GIFS;
  const shown = useRef<KeptList>({ place, gifs, loaded: Promise.resolve() });
  const read = useRef<() => ReturnType<PickerStorage['get']>>(() => undefined);
  useInsertionEffect(() => {
    read.current = () => storage?.get(key);
  });
  useEffect(() => {
    const list: KeptList = { place, gifs: NO_GIFS, loaded: Promise.resolve() };
    const load = async () => {
      try {
        list.gifs = readKept(await read.current(), limit);
        if (shown.current === list) setKnown({ place, gifs: list.gifs });
      } catch (error) {
        warn(error);
      }
    };
    shown.current = list;
    if (hasStorage) list.loaded = load();
  }, [place, hasStorage, limit]);

  const change = async (update: (gifs: readonly IGif[]) => readonly IGif[]) => {
    // Another key's list may be shown by the time this one is read. The change still belongs to this one.
    const list = shown.current;
    await list.loaded;
    list.gifs = update(list.gifs).slice(0, limit);
    if (shown.current === list) setKnown({ place: list.place, gifs: list.gifs });
    try {
      await storage?.set(key, writeKept(list.gifs));
    } catch (error) {
      warn(error);
    }
  };
  const without = (id: IGif['id']) => (kept: readonly IGif[]) =>
    kept.filter((gif) => gif.id !== id);
  return {
    gifs,
    add(gif) {
      // Only a few fields are kept, so the alt text is made before.
      const kept = toKept({ ...gif, alt_text: getAltText(gif) });
      if (kept) change((others) => [kept, ...without(gif.id)(others)]);
    },
    remove: (id) => {
      change(without(id));
    },
  };
}
