import { afterEach, expect, it, vi } from 'vitest';
import { pingbackUrl } from './pingback-url.ts';

const DEFAULT_PINGBACK_KEY = 'l0HlIwPWyBBUDAUgM';

const DEFAULT_PINGBACK_URL = 'https://pingback.giphy.com';

afterEach(() => vi.unstubAllEnvs());

it('goes to the service unless told otherwise', () => {
  expect(pingbackUrl({})).toBe(
    `${DEFAULT_PINGBACK_URL}/v2/pingback?apikey=${DEFAULT_PINGBACK_KEY}`,
  );
});

it('takes the page\u2019s global, as the peer does', () => {
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ apiKey: 'a&b' })).toBe('https://p.test/v2/pingback?apikey=a%26b');
});

it('takes the variable of the environment, so that no test reaches the service', () => {
  vi.stubEnv('GIPHY_PINGBACK_URL', 'https://e.test');
  expect(pingbackUrl({ apiKey: 'k' })).toBe('https://e.test/v2/pingback?apikey=k');
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ apiKey: 'k' })).toBe('https://p.test/v2/pingback?apikey=k');
});

it.for<[string, unknown]>([
  ['no process', undefined],
  ['a process without an environment', {}],
  ['a process that a bundler has put there', { env: {} }],
])('goes to the service where there is %s', ([, process]) => {
  vi.stubGlobal('process', process);
  const url = pingbackUrl({});
  vi.unstubAllGlobals();
  expect(url).toMatch(DEFAULT_PINGBACK_URL);
});

it('takes an option before the global', () => {
  vi.stubGlobal('GIPHY_PINGBACK_URL', 'https://p.test');
  expect(pingbackUrl({ pingbackUrl: 'https://q.test/', apiKey: 'k' })).toBe(
    'https://q.test/v2/pingback?apikey=k',
  );
});
