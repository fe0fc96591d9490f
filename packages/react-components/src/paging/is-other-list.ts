import type { IGif } from '@gifkit/model';

/**
 * Whether a host has replaced its list rather than edited it: none of the GIFs that were there is left.
 * An edited one, with GIFs removed, added, changed or sorted, goes on with the next page.
 */
export function isOtherList(before: readonly IGif[], after: readonly IGif[]): boolean {
  if (before === after || before.length === 0) return false;
  // Most edits leave the first GIF where it is, and need no look at the others.
  if (before[0]?.id === after[0]?.id) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !after.some(({ id }) => ids.has(id));
}
