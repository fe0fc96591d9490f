import { expect, it } from 'vitest';
import { compareCounts } from './compare-counts.ts';

const committed = { elements: 200, requests: 30 };

it.each([
  ['as much', { elements: 200, requests: 30 }, []],
  ['a little less', { elements: 190, requests: 29 }, []],
  ['one more of something', { elements: 201, requests: 30 }, ['worse']],
  ['far less of something', { elements: 200, requests: 20 }, ['better']],
  ['what is not a number', { elements: Number.NaN, requests: 30 }, ['worse']],
  ['less that is counted', { elements: 200 }, ['missing']],
  ['more that is counted', { ...committed, observers: 3 }, ['new']],
])('tells of %s', (_, counted: Record<string, number>, kinds) => {
  expect(compareCounts(counted, committed).map(({ kind }) => kind)).toEqual(kinds);
});

it('says what it was, and what it is', () => {
  expect(compareCounts({ ...committed, elements: 900 }, committed)).toEqual([
    { kind: 'worse', text: 'elements: 900, committed are 200' },
  ]);
});
