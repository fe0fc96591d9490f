import { expect, it } from 'vitest';
import { AT_REST, afterKey, pauseOf } from './typing-rhythm.ts';

/** The rhythm after keys at these times, in ms. */
const typed = (...times: number[]) => times.reduce(afterKey, AT_REST);

it.each<[string, number[], number]>([
  ['the first key', [0], 500],
  ['fast keys', [0, 90, 180, 270], 200],
  ['keys at 180 ms', [0, 180, 360], 270],
  ['slow keys', [0, 400, 800], 600],
  ['slow keys that have become fast', [0, 400, 500, 600, 700], 200],
  ['one slow key among fast ones', [0, 100, 500, 600], 600],
  ['keys that are far apart', [0, 1400], 1000],
  ['a rest, which begins anew', [0, 90, 180, 5000], 500],
  ['fast keys after a rest', [0, 5000, 5090], 200],
])('%s are followed by a pause of the same kind', (_, times, pause) => {
  expect(pauseOf(typed(...times), 200)).toBe(pause);
});

it('no pause is shorter than what is waited in any case', () => {
  expect(pauseOf(typed(0, 90), 500)).toBe(500);
});
