import type { GifID, IGif } from '@gifkit/model';
import { commonEnds } from '../layout/common-ends.ts';

/** Removes repeated GIFs; the first one stays. Returns the same list if no id repeats. */
export function uniqueGifs(gifs: readonly IGif[]): readonly IGif[] {
  const byId = new Map<GifID, IGif>();
  for (const gif of gifs) if (!byId.has(gif.id)) byId.set(gif.id, gif);
  return byId.size === gifs.length ? gifs : [...byId.values()];
}

/** Creates {@link uniqueGifs} for successive lists: a list that grew or was edited costs only the changed part. */
export function createUniqueGifs(): typeof uniqueGifs {
  let last: readonly IGif[] = [];
  let ids = new Set<GifID>();
  return (gifs) => {
    const { start, end } = commonEnds(last, gifs);
    for (const { id } of last.slice(start, last.length - end)) ids.delete(id);
    for (const { id } of gifs.slice(start, gifs.length - end)) ids.add(id);
    const isUnique = ids.size === gifs.length;
    last = isUnique ? gifs : [];
    if (!isUnique) ids = new Set();
    return isUnique ? gifs : uniqueGifs(gifs);
  };
}
