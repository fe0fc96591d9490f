import { expect, it } from 'vitest';
import { isProcessed, isTrusted, type ServiceHealth } from './outcome.ts';
import type { PageState } from './watch-page.ts';

it.for([
  ['accepted', true],
  ['refused', true],
  ['too-large', true],
  ['failed', false],
  ['unanswered', false],
] as const)(
  'after a request that was %s, the service counts as working: %s',
  ([outcome, works]) => {
    expect(isProcessed(outcome)).toBe(works);
  },
);

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
