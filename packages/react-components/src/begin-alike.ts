import type { IGif } from '@gifkit/model';

/** Whether one of two lists is the beginning of the other, by the GIFs' ids. */
export function beginAlike(a: readonly IGif[], b: readonly IGif[]): boolean {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    if (a[index] !== b[index] && a[index]?.id !== b[index]?.id) return false;
  }
  return true;
}
