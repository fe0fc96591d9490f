import { describe, expect, it } from 'vitest';
import { entityTag, isKnown } from './entity-tag.ts';

describe('entityTag', () => {
  it('is strong, and another one for each encoding', () => {
    const tags = [undefined, 'gzip', 'br'] as const;
    expect(tags.map((encoding) => entityTag('abc', encoding))).toEqual([
      '"abc"',
      '"abc.gzip"',
      '"abc.br"',
    ]);
  });
});

describe('isKnown', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"other", "abc"', true],
    ['*', true],
    ['"abc.br"', false],
    ['abc', false],
    ['', false],
    [null, false],
  ])('takes %s for "abc": %s', (ifNoneMatch, known) => {
    expect(isKnown(ifNoneMatch, '"abc"')).toBe(known);
  });
});
