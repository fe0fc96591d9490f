// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { PlatformOptions } from './context.ts';
import { createPlatform } from './create-platform.ts';

/** A platform that records requests. */
const open = (options: PlatformOptions = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const { strict } = createPlatform({ ...options, fetch });
  const last = () => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, headers: new Headers(init?.headers) };
  };
  return { ...strict, last };
};

const setCookies = (cookies: string) =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

it('uses the page’s own origin and its CSRF token', async () => {
  setCookies('theme=dark; csrftoken=a=b; last=1');
  const { login, last } = open();
  await login.checkLogin();
  expect(last().url).toBe(`${location.origin}/login/check`);
  expect(last().headers.get('X-CSRFToken')).toBe('a=b');
});

it('reads the CSRF token from another cookie', async () => {
  setCookies('csrftoken=wrong; xsrf=right');
  const { login, last } = open({ csrfCookie: 'xsrf' });
  await login.checkLogin();
  expect(last().headers.get('X-CSRFToken')).toBe('right');
});

it('sends the page’s cookies to no other origin', async () => {
  setCookies('csrftoken=secret');
  const { login, last } = open({ origin: 'https://example.com' });
  await login.checkLogin();
  expect(last().headers.get('X-CSRFToken')).toBeNull();
});

it('sends each call to its server, with or without a version and a slash', async () => {
  for (const end of ['', '/', '/v1', '/v1/']) {
    const { stories, scheduler, imaging, last } = open({
      gatewayUrl: `https://gateway.example.com${end}`,
      schedulerUrl: 'https://scheduler.example.com/',
      imagingUrl: 'https://imaging.example.com',
    });
    await stories.getStory('a');
    expect(last().url).toBe('https://gateway.example.com/v1/stories/a');
    await scheduler.getSchedule();
    expect(last().url).toMatch(/^https:\/\/scheduler\.example\.com\/trendingscheduler\/schedule\?/);
    await imaging.trimUrl('any', { start: 0, duration: 1 });
    expect(last().url).toMatch(/^https:\/\/imaging\.example\.com\/imaging\/trim\?/);
  }
});

it('requires an origin without a page', () => {
  vi.stubGlobal('location', undefined);
  expect(() => createPlatform()).toThrow('A platform needs an `origin` outside a page.');
  vi.stubGlobal('location', { origin: 'null' });
  expect(() => createPlatform()).toThrow(TypeError);
});

it.each([
  ['nowhere', 'origin'],
  ['ftp://user:hunter22@example.com', 'origin'],
  ['https://user:hunter22@example.com', 'gatewayUrl'],
  ['https://hunter22@example.com', 'schedulerUrl'],
  ['https://example.com/?access_token=hunter22', 'imagingUrl'],
  ['https:// example.com/hunter22', 'gatewayUrl'],
])('rejects %s without repeating it', (url, name) => {
  const options = { origin: 'https://example.com', [name]: url };
  let thrown: unknown;
  try {
    createPlatform(options);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual(
    new TypeError(
      `The option "${name}" must be an http or https URL without user name, password and query.`,
    ),
  );
  expect(Object.values(thrown as object).join()).not.toContain(url);
});

const apiKeys = { web: 'w', mobile: 'm', stories: 's', tagger: 't', notFoundPage: 'n' };
const withKeys = (options: object = {}) => createPlatform({ apiKeys, ...options });

it('has a key for each area', () => {
  const platform = withKeys();
  const areas = ['web', 'stories', 'tagger', 'notFoundPage'] as const;
  expect(areas.map((area) => platform.getApiKey(area))).toEqual(['w', 's', 't', 'n']);
});

it('uses the mobile key for the web on mobile', () => {
  const isMobile = () => true;
  expect(withKeys({ isMobile }).getApiKey('web')).toBe('m');
  expect(withKeys({ isMobile }).getApiKey('tagger')).toBe('t');
  expect(withKeys({ isMobile, apiKeys: { web: 'w' } }).getApiKey('web')).toBe('w');
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'm'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'm'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', 'w'],
])('detects mobile by the user agent: %s', (userAgent, key) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(withKeys().getApiKey('web')).toBe(key);
});

it('throws if there is no key', () => {
  expect(() => withKeys({ apiKeys: {} }).getApiKey('tagger')).toThrow(
    'No API key for the area "tagger"',
  );
});
