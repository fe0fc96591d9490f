import type { IGif } from '@gifkit/model';

/** Each GIF once, at its first place. Returns the same list if no id repeats. */
export function uniqueGifs(gifs: readonly IGif[]): readonly IGif[] {
  const byId = new Map<IGif['id'], IGif>();
  for (const gif of gifs) if (!byId.has(gif.id)) byId.set(gif.id, gif);
  return byId.size === gifs.length ? gifs : [...byId.values()];
}
