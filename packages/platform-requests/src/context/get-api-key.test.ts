import { expect, it, vi } from 'vitest';
import { createPlatform } from '../create-platform.ts';
import { createPlatformContext } from './context.ts';
import { getApiKey } from './get-api-key.ts';

const apiKeys = { web: 'w', mobile: 'm', stories: 's', tagger: 't', notFoundPage: 'n' };
const open = (options: object = {}) =>
  createPlatformContext({ origin: 'https://example.com', apiKeys, ...options });

it('has a key for each area', () => {
  const platform = open();
  const areas = ['web', 'stories', 'tagger', 'notFoundPage'] as const;
  expect(areas.map((area) => getApiKey(platform, area))).toEqual(['w', 's', 't', 'n']);
});

it('takes the mobile key for the web on mobile', () => {
  const isMobile = () => true;
  expect(getApiKey(open({ isMobile }), 'web')).toBe('m');
  expect(getApiKey(open({ isMobile }), 'tagger')).toBe('t');
  expect(getApiKey(open({ isMobile, apiKeys: { web: 'w' } }), 'web')).toBe('w');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'm'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'm'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'w'],
])('tells mobile by the user agent: %s', (userAgent, key) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(getApiKey(open(), 'web')).toBe(key);
});

it('throws where there is no key', () => {
  expect(() => getApiKey(open({ apiKeys: {} }), 'tagger')).toThrow(
    'No API key for the area "tagger"',
  );
});

it('has one client of the public API for each key', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    Response.json({ data: [], meta: { response_id: 'r' } }),
  );
  const platform = createPlatform({
    origin: 'https://example.com',
    apiUrl: 'https://api.example.com/v1/',
    apiKeys,
    fetch,
  });
  expect(platform.api('stories')).toBe(platform.api('stories'));
  expect(platform.api('stories')).not.toBe(platform.api('tagger'));
  await platform.api('stories').search('cats');
  expect(fetch.mock.lastCall?.[0]).toMatch(
    /^https:\/\/api\.example\.com\/v1\/gifs\/search\?.*api_key=s&/,
  );
});
