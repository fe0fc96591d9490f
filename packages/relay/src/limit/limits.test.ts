import { memoryStore } from '@gifkit/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, json, page, relayOf, serviceOfTests } from '../test/klipy-service.ts';

const service = await serviceOfTests();
beforeEach(() => {
  // Half a minute into a window, so that slow tests stay within it.
  vi.useFakeTimers({ now: 90_000, toFake: ['Date'] });
});

const client = (request: Request) => request.headers.get('X-Session') ?? undefined;
const from = (session: string) => ({ headers: { 'X-Session': session } });

describe('the limit per client', () => {
  const limits = { client: { requests: 2, window: 60_000 } };

  it('is sent with every response as RateLimit and RateLimit-Policy', async () => {
    const { headers } = await ask(relayOf(service.url, { client, limits }), '/trending', from('a'));
    expect(headers.get('RateLimit-Policy')).toBe('"client";q=2;w=60');
    expect(headers.get('RateLimit')).toBe('"client";r=1;t=30');
  });

  it('responds to this client only with 429 and Retry-After until the window ends', async () => {
    const relay = relayOf(service.url, { client, limits });
    const get = (session: string) => ask(relay, '/trending', from(session));
    await get('a');
    await get('a');
    const refused = await get('a');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(refused.headers.get('RateLimit')).toBe('"client";r=0;t=30');
    expect(refused.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await refused.json()).toEqual({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too Many Requests',
      status: 429,
      detail: 'The requests of this client are used up. Try again in 30 s.',
      'violated-policies': ['client'],
    });
    expect((await get('b')).status).toBe(200);
    vi.setSystemTime(120_000);
    expect((await get('a')).status).toBe(200);
    expect(service.requests).toHaveLength(4);
  });

  it('is shared by all unknown clients', async () => {
    const relay = relayOf(service.url, { client, limits });
    const statuses = [];
    for (let i = 0; i < 3; i += 1) statuses.push((await ask(relay, '/trending')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('stores no client id in plain text', async () => {
    const store = memoryStore();
    const increment = vi.spyOn(store, 'increment');
    await ask(relayOf(service.url, { client, limits, store }), '/trending', from('203.0.113.7'));
    expect(increment.mock.calls.flat().join()).not.toContain('203.0.113.7');
  });
});

describe('the overall limit', () => {
  const limits = { overall: { requests: 1, window: 60_000 } };

  it('is shared by all copies of a store, and not sent before it is reached', async () => {
    const store = memoryStore();
    const copies = [0, 1].map(() => relayOf(service.url, { limits, store }));
    const responses = [];
    for (const copy of copies) responses.push(await ask(copy, '/trending'));
    expect(responses.map(({ status }) => status)).toEqual([200, 429]);
    expect(responses[0]?.headers.has('RateLimit')).toBe(false);
    expect(await responses[1]?.json()).toMatchObject({ 'violated-policies': ['overall'] });
    expect(service.requests).toHaveLength(1);
  });

  it('stays in memory during a flood of clients', async () => {
    const relay = relayOf(service.url, { client, limits });
    expect((await ask(relay, '/trending')).status).toBe(200);
    for (let i = 0; i < 4_000; i += 1) await ask(relay, '/search', from(`2001:db8::${i}`));
    expect((await ask(relay, '/trending')).status).toBe(429);
  });

  it('counts calls to the service, not clients that share a response', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    service.respond = (...call) => released.then(() => json(page('cat'))(...call));
    const relay = relayOf(service.url, { limits });
    const asked = [0, 1, 2].map(() => ask(relay, '/trending'));
    // A request joins the call once its key is digested.
    await vi.waitFor(() => expect(service.requests).toHaveLength(1));
    await Promise.all(digest.mock.results.map(({ value }) => value));
    release();
    const responses = await Promise.all(asked);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(service.requests).toHaveLength(1);
  });
});
