import { expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

it.each([
  ['Café 😀', 'Café 😀'],
  ['a\u0000b\r\nc\u001b[2J', 'a b  c [2J'],
  ['a\u2028b\u2029c\u0085', 'a b c '],
  ['\ud83dx\ude00', '\ufffdx\ufffd'],
  ['0123456789ab', '0123456789…'],
  ['012345678😀', '012345678…'],
  ['01234567😀b', '01234567😀…'],
])('turns %j into a safe line', (text, expected) => {
  expect(toPlainText(text, 10)).toBe(expected);
});

it('is fast for megabytes that it cuts off', () => {
  expect(toPlainText('\u0000'.repeat(5_000_000), 10)).toBe(`${' '.repeat(10)}…`);
});
