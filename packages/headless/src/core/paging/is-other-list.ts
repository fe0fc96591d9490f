import type { IGif } from '@gifkit/model';

/**
 * Whether a host has replaced its list, so that none of its GIFs is left. A list in which GIFs were removed,
 * added, changed or sorted is edited, not replaced; it continues with the next page.
 */
export function isOtherList(before: readonly IGif[], after: readonly IGif[]): boolean {
  if (before === after || before.length === 0) return false;
  // Most edits keep the first GIF, so the others need not be compared.
  if (before[0]?.id === after[0]?.id) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !after.some(({ id }) => ids.has(id));
}
