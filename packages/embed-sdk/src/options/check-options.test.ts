import { expect, it } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { assertOptions, isGifId } from './check-options.ts';
import type { EmbedOptions } from './embed-options.ts';

const check = (options: object) =>
  assertOptions({ id: 'abc', origin: ORIGIN, ...options } as EmbedOptions);

it.each([
  {},
  { view: 'player', theme: 'auto', apiKey: 'a-B_9.', params: { lang: 'de' } },
  { width: '100%', height: 1, ratio: 0.1, minHeight: 0, sandbox: '' },
])('accepts %j', (options) => {
  expect(() => check(options)).not.toThrow();
});

it.each([
  [{ origin: 'embed.example.com' }, '"embed.example.com" is not an origin'],
  [{ origin: 'javascript:alert(1)' }, 'is not an origin'],
  [{ origin: 'javascript://a.example' }, 'is not an origin'],
  [{ origin: `${ORIGIN}/` }, 'is not an origin, such as https://embed.example.com.'],
  [{ id: '../x' }, '"../x" is not an id, which has 1 to 64 letters, digits, "-" and "_".'],
  [{ view: 'page' }, 'view must be "embed" or "player", not "page".'],
  [{ theme: 'night' }, 'theme must be "light", "dark" or "auto", not "night".'],
  [{ width: 0 }, 'width must be a positive number, not "0".'],
  [{ width: Number.NaN }, 'width must be a positive number, not "NaN".'],
  [{ width: '-5%' }, 'width must be a positive number, not "-5".'],
  [{ height: Number.POSITIVE_INFINITY }, 'height must be a positive number, not "Infinity".'],
  [{ ratio: 0 }, 'ratio must be a positive number, not "0".'],
])('rejects %j', (options, message) => {
  expect(() => check(options)).toThrow(
    expect.objectContaining({ code: 'argument', message: expect.stringContaining(message) }),
  );
});

it.each(['', ' ', 'a b', 'a#b', 'a\nb', 'x'.repeat(129), 'x'.repeat(5_000_000)])(
  'rejects an invalid key without repeating it',
  (apiKey) => {
    expect(() => check({ apiKey })).toThrow(
      expect.objectContaining({
        code: 'argument',
        message: 'apiKey has 1 to 128 letters, digits, "-", "_" and ".".',
      }),
    );
  },
);

it.each([
  ['COlxs3ZcJcdFCx8AIg', true],
  ['A-b_9', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['..', false],
  ['a/b', false],
  ['abc\n', false],
])('tells whether "%s" is a valid id: %s', (text, expected) => {
  expect(isGifId(text)).toBe(expected);
});
