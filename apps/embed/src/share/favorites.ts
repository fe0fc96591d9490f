import type { GifID } from '@gifkit/model';
import { useState } from 'react';

const KEY = 'gifkitFavorites';
/** The oldest ones are forgotten. */
const MAX_FAVORITES = 500;

/** Nothing where there is no storage, as in a sandboxed frame: naming it throws there. */
function readFavorites(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether a visitor has marked a GIF in this browser. */
const isFavorite = (id: GifID): boolean => readFavorites().includes(String(id));

/** Keeps, or forgets, that a visitor likes a GIF; for this page alone where there is no storage. */
function rememberFavorite(id: GifID, isFavorite: boolean): void {
  const others = readFavorites().filter((other) => other !== String(id));
  const ids = isFavorite ? [...others, String(id)].slice(-MAX_FAVORITES) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The button still shows what was chosen.
  }
}

/** Whether the visitor likes a GIF, and the way to change that. */
export function useFavorite(id: GifID): [isFavorite: boolean, toggle: () => void] {
  const [isLiked, setLiked] = useState(() => isFavorite(id));
  const toggle = () => {
    rememberFavorite(id, !isLiked);
    setLiked(!isLiked);
  };
  return [isLiked, toggle];
}
