import type { GifID } from '@gifkit/model';
import { useState } from 'react';

const KEY = 'gifkitFavorites';
/** The oldest favorites beyond this are dropped. */
const MAX_FAVORITES = 500;

/** Returns [] if storage is blocked, for example in a sandboxed frame, where accessing it throws. */
function readFavorites(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

const isFavorite = (id: GifID): boolean => readFavorites().includes(String(id));

/** Stores or removes a favorite. If storage is blocked, the choice only holds for this page. */
function rememberFavorite(id: GifID, isFavorite: boolean): void {
  const others = readFavorites().filter((other) => other !== String(id));
  const ids = isFavorite ? [...others, String(id)].slice(-MAX_FAVORITES) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The button still shows the choice.
  }
}

export function useFavorite(id: GifID): [isFavorite: boolean, toggle: () => void] {
  const [isLiked, setLiked] = useState(() => isFavorite(id));
  const toggle = () => {
    rememberFavorite(id, !isLiked);
    setLiked(!isLiked);
  };
  return [isLiked, toggle];
}
