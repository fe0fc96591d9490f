import { describe, expect, it } from 'vitest';
import { formatRoute, isPagePath, pagePathOf, parseRoute } from './route.ts';

describe('the address of a route', () => {
  it.each([
    ['/', { page: 'search', view: { query: '', kind: 'gifs' } }],
    ['/gifs/happy-cat-a1b2', { page: 'gif', section: 'gifs', slug: 'happy-cat-a1b2' }],
    ['/stickers/a%2Fb', { page: 'gif', section: 'stickers', slug: 'a/b' }],
    ['/categories', { page: 'categories', names: [] }],
    ['/categories/animals/birds', { page: 'categories', names: ['animals', 'birds'] }],
    ['/components', { page: 'components' }],
    ['/chat', { page: 'chat' }],
    ['/lab', { page: 'lab' }],
  ] as const)('reads and writes %s', (address, route) => {
    expect(parseRoute(address)).toEqual(route);
    expect(formatRoute(route)).toBe(address);
    expect(isPagePath(new URL(address, 'http://gallery').pathname)).toBe(true);
  });

  it('may end in a slash', () => {
    expect(parseRoute('/components/')).toEqual({ page: 'components' });
    expect(isPagePath('/components/')).toBe(true);
  });

  it('reads what was never encoded as it is', () => {
    expect(parseRoute('/gifs/100%')).toEqual({ page: 'gif', section: 'gifs', slug: '100%' });
  });

  it.each(['/nowhere', '/gifs', '/gifs/a/b', '/categories/a/b/c', '/components/a/b'])(
    'is none at %s',
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );

  it('belongs to a page of the header, unless it is a GIF of its own', () => {
    expect(pagePathOf(parseRoute('/?q=cat'))).toBe('/');
    expect(pagePathOf(parseRoute('/categories/animals'))).toBe('/categories');
    expect(pagePathOf(parseRoute('/gifs/a'))).toBeUndefined();
  });
});
