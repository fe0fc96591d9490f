/**
 * Returns an index from 0 to `count - 1` that depends only on `seed` (FNV-1a). A random-looking choice is therefore
 * the same on the server, after hydration and on the next visit.
 */
export function seededIndex(seed: string | number, count: number): number {
  let hash = 0x811c9dc5;
  for (const char of String(seed)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // The low bits of FNV-1a vary too little for short seeds, so mix in the high bits.
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}
