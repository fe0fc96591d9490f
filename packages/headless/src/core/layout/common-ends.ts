import type { IGif } from '@gifkit/model';

/** Returns the lengths of the common prefix and, in the rest, of the common suffix of two lists. */
export function commonEnds(before: readonly unknown[], after: readonly unknown[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (start + end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

/** True if a list starts with all GIFs of an earlier one, so that their layout can be kept. */
export function isContinuation(gifs: readonly IGif[], placed: readonly IGif[]): boolean {
  if (gifs.length < placed.length) return false;
  return placed.every((gif, index) => gif === gifs[index] || gif.id === gifs[index]?.id);
}
