import { getAltText, type IGif } from '@gifkit/model';
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react';
import type { PickerStorage } from './picker-storage.ts';
import { readKept, toKept, writeKept } from './stored-gifs.ts';

export interface KeptGifs {
  gifs: readonly IGif[];
  /** Puts a GIF first. */
  add: (gif: IGif) => void;
  remove: (id: IGif['id']) => void;
}

/** A storage that fails costs nobody a GIF: it is said in the console alone. */
const warn = (error: unknown) =>
  console.warn('Gifkit: the GIFs of the picker could not be stored', error);

/**
 * GIFs that outlive the page.
 *
 * @param storage where nothing is to be stored, none: then they last as long as the picker.
 * @param limit how many are kept.
 */
export function useKeptGifs(
  storage: PickerStorage | undefined,
  key: string,
  limit: number,
): KeptGifs {
  const [gifs, setGifs] = useState<readonly IGif[]>([]);
  /** The newest ones, also before they are rendered. */
  const latest = useRef(gifs);
  const put = useCallback((next: readonly IGif[]) => {
    latest.current = next;
    setGifs(next);
  }, []);

  const hasStorage = storage !== undefined;
  /** What is stored is read first: else a quick choice would take its place. */
  const loading = useRef<Promise<void>>(undefined);
  const read = useRef<() => ReturnType<PickerStorage['get']>>(() => undefined);
  useInsertionEffect(() => {
    read.current = () => storage?.get(key);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): other GIFs are kept under another key
  useEffect(() => {
    put([]);
    if (!hasStorage) return;
    let isWanted = true;
    const load = async () => {
      try {
        const stored = readKept(await read.current(), limit);
        if (isWanted) put(stored);
      } catch (error) {
        warn(error);
      }
    };
    loading.current = load();
    return () => {
      isWanted = false;
    };
  }, [hasStorage, key, limit, put]);

  const change = async (update: (gifs: readonly IGif[]) => readonly IGif[]) => {
    await loading.current;
    put(update(latest.current).slice(0, limit));
    try {
      await storage?.set(key, writeKept(latest.current));
    } catch (error) {
      warn(error);
    }
  };
  const without = (id: IGif['id']) => (kept: readonly IGif[]) =>
    kept.filter((gif) => gif.id !== id);
  return {
    gifs,
    add(gif) {
      // Of what it is made of, little is kept.
      const kept = toKept({ ...gif, alt_text: getAltText(gif) });
      if (kept) change((others) => [kept, ...without(gif.id)(others)]);
    },
    remove: (id) => {
      change(without(id));
    },
  };
}
