import { describe, expect, it } from 'vitest';
import { chooseEncoding, ENCODINGS } from './send-page.ts';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.000, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.2', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
    [null, undefined],
  ])('answers "%s" with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted, ENCODINGS)).toBe(encoding);
  });

  it('offers only encodings that the platform supports', () => {
    expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeUndefined();
  });
});
