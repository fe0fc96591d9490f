import type { GifID } from '@gifkit/model';

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
export const isFavorite = (id: GifID): boolean => readFavorites().includes(String(id));

/** Keeps, or forgets, that a visitor likes a GIF; for this page alone where there is no storage. */
export function rememberFavorite(id: GifID, isFavorite: boolean): void {
  const others = readFavorites().filter((other) => other !== String(id));
  const ids = isFavorite ? [...others, String(id)].slice(-MAX_FAVORITES) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The button still shows what was chosen.
  }
}
