/**
 * The seed of the order in which tests run: what leans on the test before it falls in another order. The
 * same seed is the same order.
 *
 * @returns the seed that `TEST_SEED` names; undefined where nobody wants a shuffled order.
 * @throws {Error} when `TEST_SEED` is no whole number above 0.
 */
export function readTestSeed({ TEST_SEED }: NodeJS.ProcessEnv): number | undefined {
  if (!TEST_SEED) return undefined;
  const seed = Number(TEST_SEED);
  if (Number.isSafeInteger(seed) && seed > 0) return seed;
  throw new Error(`TEST_SEED has to be a whole number above 0, not "${TEST_SEED}".`);
}

/** A seed that differs from run to run, short enough to be typed. */
export const newTestSeed = (): number => 1 + Math.floor(Math.random() * 999_999);
