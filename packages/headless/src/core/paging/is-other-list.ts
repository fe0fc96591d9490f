import type { IGif } from '@gifkit/model';

/**
 * Whether a host has replaced its list, so that none of its GIFs is left. A list in which GIFs were removed,
 * added, changed or sorted is edited, not replaced; it continues with the next page.
 */
export function isOtherList(before: readonly IGif[], after: readonly IGif[]): boolean {
  if (before === after || before.length === 0) return false;
  // Most edits keep the first GIF or take it out, so the ids of all others need not be compared.
  const [first] = after;
  if (first && (before[0]?.id === first.id || before.includes(first))) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !after.some(({ id }) => ids.has(id));
}
