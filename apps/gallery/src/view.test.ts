import { describe, expect, it } from 'vitest';
import { formatView, parseView } from './view.ts';

describe('the address of a view', () => {
  it.each([
    ['/', { query: '', kind: 'gifs', gifId: undefined }],
    ['/?q=happy+cat', { query: 'happy cat', kind: 'gifs', gifId: undefined }],
    ['/?q=a%26b&type=stickers', { query: 'a&b', kind: 'stickers', gifId: undefined }],
    ['/?gif=abc', { query: '', kind: 'gifs', gifId: 'abc' }],
  ] as const)('reads and writes %s', (address, view) => {
    expect(parseView(new URL(address, 'http://gallery').search)).toEqual(view);
    expect(formatView(view)).toBe(address);
  });

  it('shows GIFs for a kind it does not know', () => {
    expect(parseView('?type=movies').kind).toBe('gifs');
  });
});
