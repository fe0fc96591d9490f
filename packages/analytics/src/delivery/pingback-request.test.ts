import { expect, it, vi } from 'vitest';
import { pingbackUrl } from './pingback-request.ts';

it('is the service by default', () => {
  expect(pingbackUrl({})).toBe('https://pingback.giphy.com/v2/pingback?apikey=l0HlIwPWyBBUDAUgM');
});

it('uses the global of the peer', () => {
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ apiKey: 'a&b' })).toBe('https://p.test/v2/pingback?apikey=a%26b');
});

it('uses the environment variable, so that tests do not reach the service', () => {
  vi.stubEnv('GIPHY_PINGBACK_URL', 'https://e.test');
  expect(pingbackUrl({ apiKey: 'k' })).toBe('https://e.test/v2/pingback?apikey=k');
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ apiKey: 'k' })).toBe('https://p.test/v2/pingback?apikey=k');
});

it.for<[string, unknown]>([
  ['no process', undefined],
  ['a process without an environment', {}],
  ['a process polyfilled by a bundler', { env: {} }],
])('is the service with %s', ([, process]) => {
  vi.stubGlobal('process', process);
  const url = pingbackUrl({});
  vi.unstubAllGlobals();
  expect(url).toMatch('https://pingback.giphy.com/');
});

it('prefers an option to the global', () => {
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ pingbackUrl: 'https://q.test/', apiKey: 'k' })).toBe(
    'https://q.test/v2/pingback?apikey=k',
  );
});
