import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, isOrigin, toQuery } from './url.ts';

describe('toQuery', () => {
  it('leaves out undefined values', () => {
    expect(toQuery({ q: 'cats', lang: undefined, sort: null, limit: 0, explore: false })).toBe(
      'q=cats&limit=0&explore=false',
    );
  });

  it('joins lists with commas', () => {
    expect(toQuery({ ids: ['a', 1] })).toBe('ids=a%2C1');
  });

  it('escapes names and values', () => {
    expect(toQuery({ 'a&b': '1&c=2#?' })).toBe('a%26b=1%26c%3D2%23%3F');
  });

  it('can be parsed back for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), (codes) => {
        const q = String.fromCharCode(...codes);
        const wellFormed = new TextDecoder().decode(new TextEncoder().encode(`-${q}`)).slice(1);
        expect(new URLSearchParams(toQuery({ q })).get('q')).toBe(wellFormed);
      }),
    );
  });
});

describe('encode', () => {
  it('keeps a segment from becoming two', () => {
    expect(encode('tv/news?a=1')).toBe('tv%2Fnews%3Fa%3D1');
  });

  it('replaces unpaired surrogates, which no URL can contain', () => {
    expect(encode('a\ud83d')).toBe(encodeURIComponent('a\ufffd'));
    expect(encode('\ud83d\ude00')).toBe(encodeURIComponent('\ud83d\ude00'));
  });
});

describe('isOrigin', () => {
  it.each([
    ['https://a.example', true],
    ['http://localhost:4001', true],
    ['capacitor://localhost', true],
    ['tauri://localhost', true],
    ['chrome-extension://abcdefghijklmnop', true],
    ['https://a.example/', false],
    ['https://a.example:443', false],
    ['https://A.example', false],
    ['capacitor://localhost/', false],
    ['https://user@a.example', false],
    ['https://*.a.example', false],
    ['chrome-extension://*', false],
    ['file://', false],
    ['null', false],
  ])('returns whether “%s” is a valid origin of a page', (text, expected) => {
    expect(isOrigin(text)).toBe(expected);
  });
});
