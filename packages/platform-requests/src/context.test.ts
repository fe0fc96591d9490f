// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { trimUrl } from './calls/imaging.ts';
import { checkLogin } from './calls/login.ts';
import { getSchedule } from './calls/scheduler.ts';
import { getStory } from './calls/stories.ts';
import type { PlatformOptions } from './context.ts';
import { createPlatformContext } from './context.ts';

/** A context that records requests. */
const open = (options: PlatformOptions = {}) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const context = createPlatformContext({ ...options, fetch });
  const last = () => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, headers: new Headers(init?.headers) };
  };
  return { context, last };
};

const setCookies = (cookies: string) =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

it('uses the page’s own origin and its CSRF token', async () => {
  setCookies('theme=dark; csrftoken=a=b; last=1');
  const { context, last } = open();
  await checkLogin.strict(context);
  expect(last().url).toBe(`${location.origin}/login/check`);
  expect(last().headers.get('X-CSRFToken')).toBe('a=b');
});

it('reads the CSRF token from another cookie', async () => {
  setCookies('csrftoken=wrong; xsrf=right');
  const { context, last } = open({ csrfCookie: 'xsrf' });
  await checkLogin.strict(context);
  expect(last().headers.get('X-CSRFToken')).toBe('right');
});

it('sends the page’s cookies to no other origin', async () => {
  setCookies('csrftoken=secret');
  const { context, last } = open({ origin: 'https://example.com' });
  await checkLogin.strict(context);
  expect(last().headers.get('X-CSRFToken')).toBeNull();
});

it('sends each call to its server, with or without a version and a slash', async () => {
  for (const end of ['', '/', '/v1', '/v1/']) {
    const { context, last } = open({
      gatewayUrl: `https://gateway.example.com${end}`,
      schedulerUrl: 'https://scheduler.example.com/',
      imagingUrl: 'https://imaging.example.com',
    });
    await getStory.strict(context, 'a');
    expect(last().url).toBe('https://gateway.example.com/v1/stories/a');
    await getSchedule.strict(context);
    expect(last().url).toMatch(/^https:\/\/scheduler\.example\.com\/trendingscheduler\/schedule\?/);
    await trimUrl.strict(context, 'any', { start: 0, duration: 1 });
    expect(last().url).toMatch(/^https:\/\/imaging\.example\.com\/imaging\/trim\?/);
  }
});

it('requires an origin without a page', () => {
  vi.stubGlobal('location', undefined);
  expect(() => createPlatformContext()).toThrow('A platform needs an `origin` outside a page.');
  vi.stubGlobal('location', { origin: 'null' });
  expect(() => createPlatformContext()).toThrow(TypeError);
});
