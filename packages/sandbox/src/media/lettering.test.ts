import { measureText, textVariants } from '@gifkit/sandbox-art/drawings';
import { describe, expect, it } from 'vitest';
import { shorten } from '../catalog/shorten.ts';
import { parseTextSlug, textSlug } from '../catalog/text-entries.ts';
import { measure, wrap } from './text-layout.ts';
import { textScene } from './text-scene.ts';

describe('shorten', () => {
  it.each([
    ['Hello', 'Hello'],
    ['  two \n\t words  ', 'two words'],
    ['\u0000bell\u0007', 'bell'],
    ['\u0001', ''],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    [
      'The quick brown fox jumps over the lazy dog and runs away from it',
      'The quick brown fox jumps over the lazy dog and runs away…',
    ],
  ])('shortens %j', (text, expected) => {
    expect(shorten(text)).toBe(expected);
  });

  it('counts graphemes', () => {
    const families = '👩‍👩‍👧‍👦'.repeat(60);
    expect(shorten(families)).toBe(families);
    expect(shorten(families + families)).toBe(`${'👩‍👩‍👧‍👦'.repeat(59)}…`);
  });
});

describe('wrap', () => {
  /** Measures every character as half the font size. */
  const half = (text: string) => text.length / 2;

  it('sets short texts large and long ones smaller, on four lines at most', () => {
    expect(wrap('Hi', half)).toMatchObject({ lines: ['Hi'], size: 96 });
    const long = wrap('one two three four five six seven eight nine ten eleven', half);
    expect(long.lines.length).toBeLessThanOrEqual(4);
    expect(long.size).toBeLessThan(96);
    expect(long.lines.join(' ')).toBe('one two three four five six seven eight nine ten eleven');
  });

  it('breaks a word only if it does not fit at the smallest size', () => {
    const { lines, size } = wrap('x'.repeat(60), half);
    expect(size).toBe(28);
    expect(lines.join('')).toBe('x'.repeat(60));
  });

  it('rounds sides to even numbers, at most 480 px wide', () => {
    for (const text of ['i', 'Hello world', 'x'.repeat(60)]) {
      const { width, height } = wrap(text);
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(width).toBeLessThanOrEqual(480);
    }
  });
});

describe('a drawn text', () => {
  it('is named only by its slug', () => {
    const slug = textSlug('Привет 🎉', 5);
    expect(parseTextSlug(slug)).toEqual({ text: 'Привет 🎉', variant: 5 });
    expect(textScene(slug)).toMatchObject({ title: 'Привет 🎉', variant: 5 });
  });

  it.each([
    'text-0-',
    'text-12-aGk',
    'text-x-aGk',
    'text-0-aGk=',
    `text-0-${Buffer.from('x'.repeat(61)).toString('base64url')}`,
    `text-0-${Buffer.from(' untidy ').toString('base64url')}`,
  ])('does not exist for %s', (slug) => {
    expect(textScene(slug)).toBeUndefined();
  });

  it('can be drawn in every style', () => {
    expect(textVariants).toHaveLength(12);
  });
});

it.each(['Hello', 'OMG', 'Привет', 'Γειά', 'שלום', 'नमस्ते', 'Tiếng Việt', '🎉 yes!', 'It’s 12 €'])(
  'measures %s nearly like the fonts',
  (text) => {
    expect(measure(text) / measureText(text)).toBeGreaterThan(0.75);
    expect(measure(text) / measureText(text)).toBeLessThan(1.4);
  },
);
