import type { IGif } from '@gifkit/model';

/**
 * True if the host has replaced its list, so that no GIF is left. A list with removed, added, changed or sorted GIFs is
 * edited, not replaced; it continues with the next page.
 */
export function isOtherList(before: readonly IGif[], after: readonly IGif[]): boolean {
  if (before.length === 0) return false;
  // Most edits keep or remove the first GIF, so ids need not be compared.
  const [first] = after;
  if (first && (before[0]?.id === first.id || before.includes(first))) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !after.some(({ id }) => ids.has(id));
}
