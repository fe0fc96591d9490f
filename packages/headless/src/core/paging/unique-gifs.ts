import type { IGif } from '@gifkit/model';
import { commonEnds } from '../layout/common-ends.ts';

/**
 * Removes repeated GIFs; the first one stays. Returns the same list if no id repeats. Ids are compared as texts, as React
 * compares keys.
 */
export function uniqueGifs(gifs: readonly IGif[]): readonly IGif[] {
  const byId = new Map<string, IGif>();
  for (const gif of gifs) if (!byId.has(String(gif.id))) byId.set(String(gif.id), gif);
  return byId.size === gifs.length ? gifs : [...byId.values()];
}

/** Creates {@link uniqueGifs} for successive lists: a list that grew or was edited costs only the changed part. */
export function createUniqueGifs(): typeof uniqueGifs {
  let last: readonly IGif[] = [];
  let ids = new Set<string>();
  return (gifs) => {
    const { start, end } = commonEnds(last, gifs);
    for (const { id } of last.slice(start, last.length - end)) ids.delete(String(id));
    for (const { id } of gifs.slice(start, gifs.length - end)) ids.add(String(id));
    const isUnique = ids.size === gifs.length;
    last = isUnique ? gifs : [];
    if (!isUnique) ids = new Set();
    return isUnique ? gifs : uniqueGifs(gifs);
  };
}
