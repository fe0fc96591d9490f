import { describe, expect, it } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { openApi } from '../test/api.ts';

const HOUR = 3_600_000;
const path = (key: string): string => `/v1/gifs/search?q=cat&limit=1&api_key=${key}`;

describe('a limit of requests', () => {
  it('counts each key for itself, and is lifted after an hour', async () => {
    const { raw, sandbox } = openApi({ rateLimit: { perHour: 2 } });
    const statuses = async (...keys: string[]) => {
      const found: number[] = [];
      for (const key of keys) found.push((await raw(path(key))).status);
      return found;
    };
    expect(await statuses('a', 'a', 'a', 'b')).toEqual([200, 200, 429, 200]);
    sandbox.clock.advance(HOUR - 60_000);
    expect(await statuses('a')).toEqual([429]);
    sandbox.clock.advance(60_000);
    expect(await statuses('a', 'a', 'a')).toEqual([200, 200, 429]);
    sandbox.clock.reset();
    expect(await statuses('a')).toEqual([200]);
  });

  it('is told in headers, which pages of other origins may read', async () => {
    const { raw } = openApi({ rateLimit: { perHour: 100 } });
    const { headers } = await raw(path('a'));
    expect(headers.get('x-ratelimit-limit')).toBe('100');
    expect(headers.get('x-ratelimit-remaining')).toBe('99');
    expect(Number(headers.get('x-ratelimit-reset'))).toBeGreaterThan(3590);
    for (const name of ['Limit', 'Remaining', 'Reset']) {
      expect(headers.get('access-control-expose-headers')).toContain(`X-RateLimit-${name}`);
    }
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
    const wrong = await raw('/v1/gifs/search?api_key=a');
    expect([wrong.status, wrong.headers.get('x-ratelimit-remaining')]).toEqual([400, '98']);
  });

  it('is refused in the service’s words, with when to try again', async () => {
    const { raw } = openApi({ rateLimit: { perHour: 1 } });
    await raw(path('a'));
    const response = await raw(path('a'));
    expect(response.headers.get('retry-after')).toMatch(/^3[56]\d\d$/);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await response.json()).toEqual({
      data: [],
      meta: { status: 429, msg: 'API rate limit exceeded', response_id: '' },
    });
  });

  it('holds for other services’ shapes, in their words', async () => {
    const { raw } = openApi({ rateLimit: { perHour: 1 } });
    expect((await raw('/v2/search?q=cat&key=a')).headers.get('x-ratelimit-remaining')).toBe('0');
    const tenor = await raw('/v2/search?q=cat&key=a');
    expect([tenor.status, (await tenor.json()).error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    const klipy = await raw('/api/v1/a/gifs/trending');
    expect([klipy.status, (await klipy.json()).result]).toEqual([429, false]);
  });

  it('does not hold for media, pages, pingbacks and the sandbox’s own endpoints', async () => {
    const { raw } = openApi({ rateLimit: { perHour: 1 } });
    const { data } = await (await raw(path('a'))).json();
    const body = '{"events":[]}';
    expect((await raw('/v2/pingback?apikey=a', { method: 'POST', body })).status).toBe(200);
    expect((await raw(`/media/${data[0].id}/200w.mp4`)).status).toBe(200);
    expect((await raw('/_sandbox/requests')).status).toBe(200);
  });

  it('is one per namespace, and set there and over HTTP', async () => {
    const { raw, sandbox } = openApi();
    const mine = sandbox.namespace('mine');
    mine.setRateLimit({ perHour: 1 });
    const ask = () => mine.fetch(new Request(`http://sandbox.test${path('a')}`));
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    expect((await raw(path('a'))).headers.has('x-ratelimit-limit')).toBe(false);
    mine.setRateLimit(undefined);
    expect((await ask()).status).toBe(200);
    const put = await raw('/_sandbox/rate-limit', { method: 'PUT', body: '{"perHour":5}' });
    expect(await put.json()).toEqual({ rateLimit: { perHour: 5 } });
    expect((await raw(path('a'))).headers.get('x-ratelimit-remaining')).toBe('4');
    await raw('/_sandbox/rate-limit', { method: 'DELETE' });
    expect(await (await raw('/_sandbox/rate-limit')).json()).toEqual({ rateLimit: null });
  });

  it.each([0, 1.5, '100', Number.NaN])('is refused as %j', async (perHour) => {
    const rateLimit = { perHour: perHour as number };
    const message = 'A rate limit is { perHour }, a whole number from 1 to 1000000.';
    expect(() => createSandbox({ rateLimit })).toThrow(new TypeError(message));
    const body = JSON.stringify(rateLimit);
    const response = await openApi().raw('/_sandbox/rate-limit', { method: 'PUT', body });
    expect((await response.json()).meta).toEqual({ status: 400, msg: message, response_id: '' });
  });
});
