import { describe, expect, it } from 'vitest';
import { formatView, parseView } from './view.ts';

describe('the address of a view', () => {
  it.each([
    ['/', { query: '', kind: 'gifs' }],
    ['/?q=happy+cat', { query: 'happy cat', kind: 'gifs' }],
    ['/?q=a%26b&type=stickers', { query: 'a&b', kind: 'stickers' }],
    ['/?type=clips', { query: '', kind: 'clips' }],
  ] as const)('reads and writes %s', (address, view) => {
    expect(parseView(new URL(address, 'http://gallery').search)).toEqual(view);
    expect(formatView(view)).toBe(address);
  });

  it('removes control characters from the search term', () => {
    expect(parseView('?q=a%00b%1B').query).toBe('a b ');
  });

  it('falls back to GIFs for an unknown type', () => {
    expect(parseView('?type=movies').kind).toBe('gifs');
  });
});
