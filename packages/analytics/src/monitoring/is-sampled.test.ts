import { expect, it } from 'vitest';
import { isSampled } from './is-sampled.ts';

const MONITORED_SHARE = 0.01;

const ids = Array.from({ length: 20_000 }, (_, index) => `session${index * 7919}`);

it('monitors about one visitor in a hundred', () => {
  const monitored = ids.filter((id) => isSampled(id, MONITORED_SHARE)).length;
  expect(monitored / ids.length).toBeGreaterThan(0.007);
  expect(monitored / ids.length).toBeLessThan(0.013);
});

it.for([
  [0, false],
  [1, true],
] as const)('a share of %d monitors all or no visitors', ([share, expected]) => {
  expect(ids.every((id) => isSampled(id, share) === expected)).toBe(true);
});
