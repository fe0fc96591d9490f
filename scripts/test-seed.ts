/** @throws {Error} when a variable of the environment is set and no whole number above 0. */
function readSeed(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined;
  const seed = Number(text);
  if (Number.isSafeInteger(seed) && seed > 0) return seed;
  throw new Error(`${name} has to be a whole number above 0, not "${text}".`);
}

/**
 * The seed of the order in which tests run: a test that depends on the one before it fails in another order. The
 * same seed is the same order.
 *
 * @returns the seed that `TEST_SEED` names; undefined where nobody wants a shuffled order.
 * @throws {Error} when `TEST_SEED` is no whole number above 0.
 */
export const readTestSeed = ({ TEST_SEED }: NodeJS.ProcessEnv): number | undefined =>
  readSeed('TEST_SEED', TEST_SEED);

/**
 * The seed of the keys that are pressed at random. Each change is tried with the same ones, so that it fails by
 * what it did itself; others are tried each night.
 *
 * @returns the seed that `WALK_SEED` names. @default 1
 * @throws {Error} when `WALK_SEED` is no whole number above 0.
 */
export const readWalkSeed = ({ WALK_SEED }: NodeJS.ProcessEnv): number =>
  readSeed('WALK_SEED', WALK_SEED) ?? 1;

/** A seed that differs from run to run, short enough to be typed. */
export const newTestSeed = (): number => 1 + Math.floor(Math.random() * 999_999);
