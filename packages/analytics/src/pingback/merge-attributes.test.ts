import { expect, it } from 'vitest';
import { mergeAttributes } from './merge-attributes.ts';

it.for([
  [{}, {}, {}],
  [{ key: 'a' }, { other: 'b' }, { key: 'a', other: 'b' }],
  [{ other: 'b' }, { key: 'a' }, { key: 'a', other: 'b' }],
  [{ key: 'a', other: 'b' }, { key: 'c' }, { key: 'a, c', other: 'b' }],
  [{ other: 'b' }, { other: 'c' }, { other: 'c' }],
] as Record<string, string>[][])('%j and %j become %j', ([first = {}, second = {}, merged]) => {
  expect(mergeAttributes(first, second, 'key')).toEqual(merged);
});
