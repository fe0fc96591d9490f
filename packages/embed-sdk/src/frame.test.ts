import { expect, test } from 'vitest';
import { createFrame, frameUrl } from './frame.ts';
import { ORIGIN } from './test/fake-player.ts';

const address = (options: Partial<Parameters<typeof frameUrl>[0]>) =>
  frameUrl({ id: 'abc', origin: ORIGIN, ...options });

const attributes = (options: Partial<Parameters<typeof createFrame>[0]>) =>
  Object.fromEntries(
    [...createFrame({ id: 'abc', origin: ORIGIN, ...options }).attributes].map(
      ({ name, value }) => [name, value],
    ),
  );

test.each([
  [{}, '/embed/abc'],
  [{ view: 'player' }, '/player/abc'],
  [{ id: '../a b?c#d/é' }, '/embed/..%2Fa%20b%3Fc%23d%2F%C3%A9'],
  [{ id: '"><script>' }, '/embed/%22%3E%3Cscript%3E'],
  [{ params: { q: 'a&b=c#d' } }, '/embed/abc?q=a%26b%3Dc%23d'],
] as const)('makes an address of %j', (options, expected) => {
  expect(address(options)).toBe(ORIGIN + expected);
});

test.each(['', '.', '..'])('refuses the id "%s", which no address can hold', (id) => {
  expect(() => address({ id })).toThrow(expect.objectContaining({ code: 'argument' }));
});

test('says all of a frame before it loads', () => {
  expect(attributes({})).toEqual({
    title: 'GIF',
    width: '480',
    height: '480',
    allow: 'autoplay; clipboard-write; encrypted-media',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
    style: 'border: 0px; display: block; max-width: 100%;',
  });
});

test('takes what the page says of it', () => {
  expect(
    attributes({ width: '100%', height: 300, lazy: false, title: '<b>', sandbox: 'allow-scripts' }),
  ).toMatchObject({ width: '100%', height: '300', title: '<b>', sandbox: 'allow-scripts' });
  expect(attributes({ lazy: false })).not.toHaveProperty('loading');
});
