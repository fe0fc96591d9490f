import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteLength } from './pingback-request.ts';

it('counts the bytes of UTF-8, half characters included', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff)), (codes) => {
      const text = String.fromCharCode(...codes);
      expect(byteLength(text)).toBe(encoder.encode(text).length);
    }),
  );
  expect(byteLength('\ud83d')).toBe(encoder.encode('\ud83d').length);
  expect(byteLength('aé€😀')).toBe(1 + 2 + 3 + 4);
});
