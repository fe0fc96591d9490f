import { expect, it } from 'vitest';
import { healthAfter, isTrusted, type ServiceHealth } from './outcome.ts';
import type { PageState } from './watch-page.ts';

it.for([
  ['accepted', 'working'],
  ['refused', 'working'],
  ['too-large', 'working'],
  ['failed', 'failing'],
  ['unanswered', 'failing'],
] as const)('after a request that was %s, a service counts as %s', ([outcome, expected]) => {
  expect(healthAfter(outcome)).toBe(expected);
});

it.for<[ServiceHealth, PageState, boolean]>([
  ['working', 'hidden', true],
  ['working', 'navigating', true],
  ['working', 'closing', true],
  ['unknown', 'hidden', true],
  ['unknown', 'navigating', true],
  ['unknown', 'closing', false],
  ['failing', 'hidden', false],
  ['failing', 'navigating', false],
  ['failing', 'closing', false],
])('trust in a service that is %s on a page that is %s: %s', ([health, state, expected]) => {
  expect(isTrusted(health, state)).toBe(expected);
});
