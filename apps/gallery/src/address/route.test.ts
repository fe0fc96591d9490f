import { normalizeGif } from '@gifkit/model';
import { describe, expect, it } from 'vitest';
import { formatRoute, idsOf, isPagePath, parseRoute, routeOfGif } from './route.ts';

describe('the address of a route', () => {
  it.each([
    ['/', { page: 'search', view: { query: '', kind: 'gifs' } }],
    ['/?q=happy+cat', { page: 'search', view: { query: 'happy cat', kind: 'gifs' } }],
    ['/?q=a%26b&type=stickers', { page: 'search', view: { query: 'a&b', kind: 'stickers' } }],
    ['/?type=clips', { page: 'search', view: { query: '', kind: 'clips' } }],
    ['/gifs/happy-cat-a1b2', { page: 'gif', kind: 'gifs', slug: 'happy-cat-a1b2' }],
    ['/stickers/a%2Fb', { page: 'gif', kind: 'stickers', slug: 'a/b' }],
    ['/categories', { page: 'categories' }],
    ['/chat', { page: 'chat' }],
  ] as const)('reads and writes %s', (address, route) => {
    expect(parseRoute(address)).toEqual(route);
    expect(formatRoute(route)).toBe(address);
    expect(isPagePath(new URL(address, 'http://gallery').pathname)).toBe(true);
  });

  it('ignores a trailing slash', () => {
    expect(parseRoute('/components/')).toEqual({ page: 'components' });
    expect(isPagePath('/components/')).toBe(true);
  });

  it('reads segments that are not encoded', () => {
    expect(parseRoute('/gifs/100%')).toEqual({ page: 'gif', kind: 'gifs', slug: '100%' });
  });

  it.each(['/nowhere', '/gifs', '/gifs/a/b', '/categories/a'])('is none at %s', (path) => {
    expect(isPagePath(path)).toBe(false);
  });

  it.each([
    [
      '/?q=a%00b%1B',
      'has no control characters in its search term',
      { query: 'a b ', kind: 'gifs' },
    ],
    ['/?type=movies', 'falls back to GIFs for an unknown type', { query: '', kind: 'gifs' }],
  ])('of %s %s', (address, _, view) => {
    expect(parseRoute(address)).toEqual({ page: 'search', view });
  });

  it('names a page of the header, or searches', () => {
    expect(parseRoute('/categories')).toEqual({ page: 'categories' });
    expect(parseRoute('/search')).toMatchObject({ page: 'search' });
  });
});

describe('the page of a GIF', () => {
  it.each([
    [{ type: 'gif', id: 'b', slug: 'a-cat-b' }, 'gifs', 'a-cat-b'],
    [{ type: 'sticker', id: 'b', slug: '' }, 'stickers', 'b'],
    [{ type: 'video', id: 'b', slug: 'another' }, 'clips', 'b'],
  ])('%o has its kind and ends with its id', (fields, kind, slug) => {
    expect(routeOfGif(normalizeGif(fields))).toEqual({ page: 'gif', kind, slug });
    expect(idsOf(slug)[0]).toBe('b');
  });

  it('supports ids with hyphens', () => {
    expect(idsOf('hello-world-text-0-SGVs-bG8')).toContain('text-0-SGVs-bG8');
    expect(idsOf('a-1')).toEqual(['1', 'a-1']);
    const start = performance.now();
    idsOf(`${'-text-1-'.repeat(20_000)}\n`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
