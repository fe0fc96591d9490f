import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

it('evicts the least recently used value', () => {
  const recent = createRecent<number>(2);
  recent.set('a', 1);
  recent.set('b', 2);
  recent.get('a');
  recent.set('c', 3);
  expect(['a', 'b', 'c'].map(recent.get)).toEqual([1, undefined, 3]);
});

it('replaces the value of a key', () => {
  const recent = createRecent<number>(2);
  recent.set('a', 1);
  recent.set('a', 2);
  expect(recent.get('a')).toBe(2);
});
