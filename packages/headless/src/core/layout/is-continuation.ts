import type { IGif } from '@gifkit/model';

/** Whether a list of GIFs starts with all of another one, so that the layout of these can stay. */
export function isContinuation(gifs: readonly IGif[], placed: readonly IGif[]): boolean {
  if (gifs.length < placed.length) return false;
  return placed.every((gif, index) => gif === gifs[index] || gif.id === gifs[index]?.id);
}
