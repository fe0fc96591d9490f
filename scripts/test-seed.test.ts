import { expect, it } from 'vitest';
import { newTestSeed, readTestSeed, readWalkSeed } from './test-seed.ts';

it('is what TEST_SEED names', () => expect(readTestSeed({ TEST_SEED: '42' })).toBe(42));

it.each([{}, { TEST_SEED: '' }])('is none where none is asked for', (env) =>
  expect(readTestSeed(env)).toBeUndefined(),
);

it.each(['0', '-1', '1.5', 'abc', '1e99'])('cannot be %s', (TEST_SEED) =>
  expect(() => readTestSeed({ TEST_SEED })).toThrow(
    `TEST_SEED has to be a whole number above 0, not "${TEST_SEED}".`,
  ),
);

it('is one that can be named again', () => {
  const seed = newTestSeed();
  expect(readTestSeed({ TEST_SEED: String(seed) })).toBe(seed);
});

it('is another one for keys that are pressed at random, the same for each change', () => {
  expect(readWalkSeed({ WALK_SEED: '42', TEST_SEED: '7' })).toBe(42);
  expect(readWalkSeed({ TEST_SEED: '7' })).toBe(readWalkSeed({}));
  expect(() => readWalkSeed({ WALK_SEED: 'x' })).toThrow('WALK_SEED has to be a whole number');
});
