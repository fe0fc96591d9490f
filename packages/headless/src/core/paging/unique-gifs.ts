import type { GifID, IGif } from '@gifkit/model';

/** Each GIF once, at its first place. Returns the same list if no id repeats. */
export function uniqueGifs(gifs: readonly IGif[]): readonly IGif[] {
  const byId = new Map<GifID, IGif>();
  for (const gif of gifs) if (!byId.has(gif.id)) byId.set(gif.id, gif);
  return byId.size === gifs.length ? gifs : [...byId.values()];
}

/** {@link uniqueGifs} of one list after the other: one that grew or was edited costs only what has changed. */
export function createUniqueGifs(): typeof uniqueGifs {
  let last: readonly IGif[] = [];
  let ids = new Set<GifID>();
  return (gifs) => {
    const start = commonStart(last, gifs);
    const end = commonEnd(last, gifs, start);
    for (const { id } of last.slice(start, last.length - end)) ids.delete(id);
    for (const { id } of gifs.slice(start, gifs.length - end)) ids.add(id);
    const isUnique = ids.size === gifs.length;
    last = isUnique ? gifs : [];
    if (!isUnique) ids = new Set();
    return isUnique ? gifs : uniqueGifs(gifs);
  };
}

/** How many GIFs two lists have in common at their start. */
function commonStart(before: readonly IGif[], after: readonly IGif[]): number {
  let count = 0;
  while (count < before.length && before[count] === after[count]) count += 1;
  return count;
}

/** How many GIFs two lists have in common at their end, apart from those at their start. */
function commonEnd(before: readonly IGif[], after: readonly IGif[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let count = 0;
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count += 1;
  return count;
}
