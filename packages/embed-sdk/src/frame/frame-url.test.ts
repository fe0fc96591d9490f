import { expect, it } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { frameUrl } from './frame-url.ts';

const address = (options: Partial<Parameters<typeof frameUrl>[0]>) =>
  frameUrl({ id: 'abc', origin: ORIGIN, ...options });

it.each([
  [{}, '/embed/abc'],
  [{ view: 'player' }, '/player/abc'],
  [{ id: 'A-b_9' }, '/embed/A-b_9'],
  [{ id: '../a b?c#d/é' }, '/embed/..%2Fa%20b%3Fc%23d%2F%C3%A9'],
  [{ id: '"><script>' }, '/embed/%22%3E%3Cscript%3E'],
  [{ params: { q: 'a&b=c#d' } }, '/embed/abc?q=a%26b%3Dc%23d'],
] as const)('makes an address of %j', (options, expected) => {
  expect(address(options)).toBe(ORIGIN + expected);
});
