import { describe, expect, it } from 'vitest';
import { writeNumber } from './write-number.ts';

describe.each(['ar', 'de', 'en', 'es', 'ja'] as const)('a number in %s', (lang) => {
  it.each([0, 7, 25, 999, 1000, 9999, 10_000, 123_456, 1_234_567, 1e9])(
    'is written as Intl writes it: %d',
    (count) => {
      expect(writeNumber(count, lang)).toBe(count.toLocaleString(lang));
    },
  );
});
