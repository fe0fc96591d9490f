import { expect, it, vi } from 'vitest';
import { createPlatformContext, getApiKey } from './context.ts';

const apiKeys = { web: 'w', mobile: 'm', stories: 's', tagger: 't', notFoundPage: 'n' };
const open = (options: object = {}) =>
  createPlatformContext({ origin: 'https://example.com', apiKeys, ...options });

it('has a key for each area', () => {
  const platform = open();
  const areas = ['web', 'stories', 'tagger', 'notFoundPage'] as const;
  expect(areas.map((area) => getApiKey(platform, area))).toEqual(['w', 's', 't', 'n']);
});

it('uses the mobile key for the web on mobile', () => {
  const isMobile = () => true;
  expect(getApiKey(open({ isMobile }), 'web')).toBe('m');
  expect(getApiKey(open({ isMobile }), 'tagger')).toBe('t');
  expect(getApiKey(open({ isMobile, apiKeys: { web: 'w' } }), 'web')).toBe('w');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'm'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'm'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'w'],
])('detects mobile by the user agent: %s', (userAgent, key) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(getApiKey(open(), 'web')).toBe(key);
});

it('throws if there is no key', () => {
  expect(() => getApiKey(open({ apiKeys: {} }), 'tagger')).toThrow(
    'No API key for the area "tagger"',
  );
});
