import { memoryStore } from '@gifkit/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceFetch, storeScope } from './service-fetch.ts';

const HALF_PAST = new Date('2026-11-23T10:30:00Z');
const API = 'https://api.example/v1/gifs/abc';
const SERVICE = { apiUrl: 'https://api.example/v1', apiKey: 'key' };

beforeEach(() => void vi.useFakeTimers({ now: HALF_PAST }));

const answer = (status = 200, headers = {}) =>
  vi.fn<typeof fetch>(async () => Response.json({}, { status, headers }));

const ORIGIN = 'https://api.example.com';

/** A server that redirects from each key to its value, and otherwise responds with `ok`. */
function redirecting(redirects: Record<string, string>) {
  const asked = vi.fn<(url: string, init?: RequestInit) => void>();
  const server = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    asked(String(input), init);
    const location = redirects[String(input)];
    return location === undefined
      ? new Response('ok')
      : new Response(null, { status: 302, headers: { Location: location } });
  };
  return { asked, fetch: serviceFetch({ ...SERVICE, fetch: server }) };
}

describe('the fetch of a service', () => {
  it('limits the calls per hour over all copies and says when more are possible', async () => {
    const store = memoryStore();
    const upstream = answer();
    const copies = [1, 2, 3].map(() =>
      serviceFetch({ ...SERVICE, fetch: upstream, store, callsPerHour: 5 }),
    );
    const responses = await Promise.all([...copies, ...copies, ...copies].map((ask) => ask(API)));
    expect(upstream).toHaveBeenCalledTimes(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.headers.get('Retry-After')).toBe('1800');
    vi.setSystemTime(new Date('2026-11-23T11:00:00Z'));
    expect((await copies[0]?.(API))?.status).toBe(200);
  });

  it('counts each key of a service separately', async () => {
    const store = memoryStore();
    const options = { ...SERVICE, fetch: answer(), store, callsPerHour: 1 };
    const one = serviceFetch(options);
    const other = serviceFetch({ ...options, apiKey: 'other' });
    expect((await one(API)).status).toBe(200);
    expect((await other(API)).status).toBe(200);
  });

  it.each([
    [429, { 'Retry-After': '60' }],
    [503, { 'Retry-After': '60' }],
    [429, { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '60' }],
  ])('makes all copies wait after status %i with %o', async (status, headers) => {
    const store = memoryStore();
    const upstream = answer(status, headers);
    const [one, other] = [1, 2].map(() => serviceFetch({ ...SERVICE, fetch: upstream, store }));
    await one?.(API);
    const response = await other?.(API);
    expect(upstream).toHaveBeenCalledTimes(1);
    expect([response?.status, response?.headers.get('Retry-After')]).toEqual([429, '60']);
    vi.advanceTimersByTime(60_000);
    await other?.(API);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it('calls again after ten minutes, even if the service asks for a longer wait', async () => {
    const upstream = answer(429, { 'Retry-After': '1e999' });
    const ask = serviceFetch({ ...SERVICE, fetch: upstream });
    await ask(API);
    expect((await ask(API)).headers.get('Retry-After')).toBe('600');
    vi.advanceTimersByTime(600_000);
    await ask(API);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it.each(['never', '9e99', '-1', '{}'])(
    'ignores the invalid pause “%s” in the store',
    async (poison) => {
      const store = memoryStore();
      const scope = await storeScope(SERVICE.apiUrl, SERVICE.apiKey);
      await store.set(`pause:${scope}`, poison, { ttl: 60_000 });
      const ask = serviceFetch({ ...SERVICE, fetch: answer(), store });
      expect((await ask(API)).status).toBe(200);
    },
  );

  it('sends a call again whose connection has ended, without counting it twice', async () => {
    const lost = new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    const upstream = answer().mockRejectedValueOnce(lost);
    const ask = serviceFetch({ ...SERVICE, fetch: upstream, callsPerHour: 1 });
    expect((await ask(API)).status).toBe(200);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it('passes on other failures', async () => {
    const upstream = answer(500, { 'Retry-After': '60' });
    const ask = serviceFetch({ ...SERVICE, fetch: upstream });
    await ask(API);
    await ask(API);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it('follows a redirect within the API’s origin', async () => {
    const { fetch, asked } = redirecting({ [`${ORIGIN}/a`]: '/b' });
    expect(await (await fetch(`${ORIGIN}/a`, { headers: { 'X-A': '1' } })).text()).toBe('ok');
    expect(asked.mock.lastCall).toEqual([
      `${ORIGIN}/b`,
      { headers: { 'X-A': '1' }, redirect: 'manual' },
    ]);
  });

  it.each([
    'http://api.example.com/a',
    'https://169.254.169.254/latest',
    '//other.example.com/a',
    'file:///etc/passwd',
    'http://[',
  ])('does not follow a redirect to %s', async (location) => {
    const { fetch, asked } = redirecting({ [`${ORIGIN}/a`]: location });
    expect((await fetch(`${ORIGIN}/a`)).status).toBe(502);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('stops redirect loops', async () => {
    const { fetch, asked } = redirecting({ [`${ORIGIN}/a`]: '/a' });
    expect((await fetch(`${ORIGIN}/a`)).status).toBe(502);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
