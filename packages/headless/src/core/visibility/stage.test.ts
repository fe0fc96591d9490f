import { expect, it } from 'vitest';
import { type Stage, stageAfter } from './stage.ts';

const cases: [string, Stage, boolean, Stage][] = [
  ['shows what is in view', 'waiting', true, 'shown'],
  ['prepares what is not in view', 'waiting', false, 'near'],
  ['leaves what is still not in view', 'near', false, 'near'],
  ['shows what comes into view', 'near', true, 'shown'],
  ['goes on showing what leaves', 'shown', false, 'shown'],
];

it.each(cases)('%s', (_, before, isInView, after) => {
  expect(stageAfter(before, isInView)).toBe(after);
});
