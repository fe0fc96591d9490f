import { expect, it } from 'vitest';
import { ORIGIN } from '../test/fake-player.ts';
import { frameUrl } from './frame-url.ts';

const address = (options: Partial<Parameters<typeof frameUrl>[0]>) =>
  frameUrl({ id: 'abc', origin: ORIGIN, ...options });

it.each([
  [{}, '/embed/abc'],
  [{ view: 'player' }, '/player/abc'],
  [{ theme: 'dark', params: { lang: 'de' } }, '/embed/abc?theme=dark&lang=de'],
  [{ theme: 'auto' }, '/embed/abc'],
  [{ id: 'A-b_9' }, '/embed/A-b_9'],
  [{ id: '../a b?c#d/é' }, '/embed/..%2Fa%20b%3Fc%23d%2F%C3%A9'],
  [{ id: '"><script>' }, '/embed/%22%3E%3Cscript%3E'],
  [{ apiKey: 'a-B_9.' }, '/embed/abc#api_key=a-B_9.'],
  [{ apiKey: 'K', params: { lang: 'de' } }, '/embed/abc?lang=de#api_key=K'],
  [{ analytics: false }, '/embed/abc#analytics=off'],
  [{ analytics: true }, '/embed/abc'],
  [{ apiKey: 'K', analytics: false }, '/embed/abc#api_key=K&analytics=off'],
  [{ params: { q: 'a&b=c#d' } }, '/embed/abc?q=a%26b%3Dc%23d'],
] as const)('builds the address for %j', (options, expected) => {
  expect(address(options)).toBe(ORIGIN + expected);
});

it('rejects an invalid key', () => {
  expect(() => address({ apiKey: 'a b' })).toThrow(expect.objectContaining({ code: 'argument' }));
});
