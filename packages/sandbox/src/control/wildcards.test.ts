import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchPattern, withPathStars, withStars } from './wildcards.ts';

const isPath = (pattern: string, path: string): boolean =>
  matchPattern(withPathStars(pattern))(path);
const isText = (pattern: string, text: string): boolean => matchPattern(withStars(pattern))(text);

describe('a path’s pattern', () => {
  it.each([
    ['/v1/*/search', '/v1/gifs/search', true],
    ['/v1/*/search', '/v1/gifs/more/search', false],
    ['/v1/**/search', '/v1/gifs/more/search', true],
    ['/media/**.mp4', '/media/a/b/200w.mp4', true],
    ['/media/**.mp4', '/media/a/b/200w.mp4x', false],
    ['/*', '/', true],
    ['/**', '/', true],
    ['/*.gif', '/a+b.gif', true],
    ['/*.gif', '/a+bxgif', false],
    ['/a*a', '/a', false],
    ['/a*a', '/aa', true],
    ['/*😀', '/a😀', true],
  ])('%s and the path %s: %s', (pattern, path, matches) => {
    expect(isPath(pattern, path)).toBe(matches);
  });

  it('matches what a regular expression with the same wildcards matches', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 8 });
    const parts = fc.array(fc.constantFrom('a', 'b', '/', '*', '**'), { maxLength: 6 });
    fc.assert(
      fc.property(parts, letters, (pattern, path) => {
        const regularExpression = pattern
          .join('')
          .replaceAll('**', '.+?')
          .replaceAll('*', '[^/]*')
          .replaceAll('.+?', '.*');
        expect(isPath(pattern.join(''), path.join(''))).toBe(
          new RegExp(`^${regularExpression}$`).test(path.join('')),
        );
      }),
      { numRuns: 5000 },
    );
  });
});

// With a way back for each wildcard, each of these would be tried for longer than the machine lasts.
describe('a pattern of many wildcards comes to an end', () => {
  const segments = '/a'.repeat(4000);
  it.each([
    ['200 stars', `/${'*'.repeat(200)}b`],
    ['a star before each of 200 letters', `/${'*a'.repeat(200)}b`],
    ['two stars before each of 200 segments', `${'/**'.repeat(200)}/search`],
    ['both by turns', `${'/**/*a'.repeat(100)}/search`],
  ])('in a path: %s', (_, pattern) => {
    expect(isPath(pattern, segments)).toBe(false);
    expect(isPath(pattern, `/${'a'.repeat(8000)}`)).toBe(false);
  });

  it('in a value', () => {
    const pattern = '*a'.repeat(200);
    expect(isText(`${pattern}b`, 'a'.repeat(8000))).toBe(false);
    expect(isText(pattern, 'a'.repeat(8000))).toBe(true);
  });
});
