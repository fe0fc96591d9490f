import { memoryStore } from '@gifkit/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limitedFetch } from './limited-fetch.ts';

const HALF_PAST = new Date('2026-11-23T10:30:00Z');
const API = 'https://api.example/v1/gifs/abc';
const scope = Promise.resolve('service');

beforeEach(() => {
  vi.useFakeTimers({ now: HALF_PAST });
  return () => {
    vi.useRealTimers();
  };
});

const answer = (status = 200, headers = {}) =>
  vi.fn<typeof fetch>(async () => Response.json({}, { status, headers }));

describe('a limited fetch', () => {
  it('limits the calls per hour over all copies and says when more are possible', async () => {
    const store = memoryStore();
    const upstream = answer();
    const copies = [1, 2, 3].map(() => limitedFetch(upstream, { store, scope, callsPerHour: 5 }));
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
    const options = { store, callsPerHour: 1 };
    const one = limitedFetch(answer(), { ...options, scope });
    const other = limitedFetch(answer(), { ...options, scope: Promise.resolve('other') });
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
    const [one, other] = [1, 2].map(() => limitedFetch(upstream, { store, scope }));
    await one?.(API);
    const response = await other?.(API);
    expect(upstream).toHaveBeenCalledTimes(1);
    expect([response?.status, response?.headers.get('Retry-After')]).toEqual([429, '60']);
    vi.advanceTimersByTime(60_000);
    await other?.(API);
    expect(upstream).toHaveBeenCalledTimes(2);
  });

  it.each(['never', '9e99', '-1', '{}'])(
    'ignores the invalid pause “%s” in the store',
    async (poison) => {
      const store = memoryStore();
      await store.set('pause:service', poison, { ttl: 60_000 });
      expect((await limitedFetch(answer(), { store, scope })(API)).status).toBe(200);
    },
  );

  it('passes on other failures', async () => {
    const upstream = answer(500, { 'Retry-After': '60' });
    const ask = limitedFetch(upstream, { store: memoryStore(), scope });
    await ask(API);
    await ask(API);
    expect(upstream).toHaveBeenCalledTimes(2);
  });
});
