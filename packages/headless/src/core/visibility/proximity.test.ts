import { expect, it } from 'vitest';
import { type Proximity, proximityAfter } from './proximity.ts';

const cases: [string, Proximity, boolean, Proximity][] = [
  ['shows what is in view', 'unknown', true, 'shown'],
  ['prepares what is not in view', 'unknown', false, 'near'],
  ['leaves what is still not in view', 'near', false, 'near'],
  ['shows what comes into view', 'near', true, 'shown'],
  ['goes on showing what leaves', 'shown', false, 'shown'],
];

it.each(cases)('%s', (_, before, isInView, after) => {
  expect(proximityAfter(before, isInView)).toBe(after);
});
