/**
 * Seeded random numbers from 0 (inclusive) to 1 (exclusive), mulberry32. `@gifkit/sandbox-art` has a copy,
 * because it does not depend on this package.
 */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
