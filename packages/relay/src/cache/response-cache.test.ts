import { memoryStore, type Store } from '@gifkit/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRelay } from '../create-relay.ts';
import type { RelayOptions } from '../relay-options.ts';
import { ask, json, relayOf, startService } from '../test/klipy-service.ts';
import { ownCatalog } from '../test/own-catalog.ts';

/** Relay of a custom catalog, with a spy on its search. */
function relayOfCatalog(options: Partial<RelayOptions> = {}) {
  const search = vi.fn(async (term: string) => ({ data: [{ id: term, title: term, images: {} }] }));
  const provider = ownCatalog({ search });
  const relay = createRelay({ provider, namespace: 'ours', onEvent: () => {}, ...options });
  const get = async (term: string) => {
    const response = await ask(relay, `/search?q=${term}`);
    return { status: response.status, from: response.headers.get('Cache-Status') };
  };
  return { search, get, relay };
}

function setClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
}

const failing = () => Promise.reject(new Error('down'));

describe('a cacheable response', () => {
  it('is served for 60 s, then requested again', async () => {
    setClock();
    const { get, search } = relayOfCatalog();
    expect((await get('cat')).from).toBe('gifkit; fwd=miss');
    expect((await get('cat')).from).toBe('gifkit; hit');
    vi.advanceTimersByTime(61_000);
    expect((await get('cat')).from).toBe('gifkit; fwd=miss');
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('is served stale for a day while the service is down; retries every 2 s', async () => {
    setClock();
    const { get, search } = relayOfCatalog();
    await get('cat');
    search.mockImplementation(failing);
    vi.advanceTimersByTime(61_000);
    expect(await get('cat')).toEqual({ status: 200, from: 'gifkit; hit; detail=stale' });
    expect((await get('cat')).from).toBe('gifkit; hit; detail=stale');
    expect(search).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2_100);
    await get('cat');
    expect(search).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(86_400_000);
    expect((await get('cat')).status).toBe(502);
  });

  it('is not requested again immediately after a failure', async () => {
    const { get, search } = relayOfCatalog();
    search.mockImplementation(failing);
    expect([(await get('cat')).status, (await get('cat')).status]).toEqual([502, 502]);
    expect(search).toHaveBeenCalledOnce();
  });

  it('is awaited after its clients have left, and serves the next one', async () => {
    const { relay, get, search } = relayOfCatalog();
    let resolvePage: (page: { data: [] }) => void = () => {};
    search.mockImplementationOnce(() => new Promise((resolve) => (resolvePage = resolve)));
    const leaving = new AbortController();
    const first = ask(relay, '/search?q=cat', { signal: leaving.signal });
    await vi.waitFor(() => expect(search).toHaveBeenCalled());
    leaving.abort();
    expect((await first).status).toBe(499);
    const second = get('cat');
    resolvePage({ data: [] });
    expect((await second).status).toBe(200);
    expect(search).toHaveBeenCalledOnce();
  });

  it('is stored without its search term in plain text', async () => {
    const store = memoryStore();
    const [set, lock] = [vi.spyOn(store, 'set'), vi.spyOn(store, 'lock')];
    await relayOfCatalog({ store }).get('wish');
    const keys = [...set.mock.calls, ...lock.mock.calls].map(([key]) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.join()).not.toContain('wish');
  });

  it('takes bounded memory, however many terms are searched', async () => {
    const store = memoryStore({ maxBytes: 200_000 });
    const { get, search } = relayOfCatalog({ store, limits: { overall: false } });
    for (let i = 0; i < 3000; i += 1) await get(`term${i}`);
    expect(search).toHaveBeenCalledTimes(3000);
    await get('term2999');
    expect(search).toHaveBeenCalledTimes(3000);
    await get('term0');
    expect(search).toHaveBeenCalledTimes(3001);
  });
});

describe('a store', () => {
  it.each([
    '{"until":9e15,"value":{"body":{"data":"no"}}}',
    '{"until":9e15,"value":{"problem":{"status":1,"detail":"no"}}}',
  ])('ignores foreign values: %s', async (poison) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = memoryStore();
    const poisoned: Store = { ...store, get: async () => poison };
    expect((await relayOfCatalog({ store: poisoned }).get('cat')).status).toBe(200);
  });

  it('that fails ends no request and is reported once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const store = { get: failing, set: failing, increment: failing, lock: failing };
    const { get } = relayOfCatalog({ store });
    const responses = [await get('cat'), await get('cat')];
    expect(responses.map(({ from }) => from)).toEqual(['gifkit; fwd=miss', 'gifkit; hit']);
    expect(warn).toHaveBeenCalledOnce();
  });
});

it('an unresponsive service does not block clients that wait for another copy', async () => {
  vi.useFakeTimers();
  const store = memoryStore();
  const copies = [relayOfCatalog({ store }), relayOfCatalog({ store })];
  const hang = vi.fn(() => new Promise<never>(() => {}));
  for (const { search } of copies) search.mockImplementation(hang);
  const responses = Promise.all(copies.map(({ get }) => get('cat')));
  await vi.waitFor(() => expect(hang).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5100);
  expect((await responses).map(({ status }) => status)).toEqual([504, 504]);
  expect(hang).toHaveBeenCalledOnce();
});

it('a response that must not be cached is requested each time and never stored', async () => {
  const service = await startService();
  onTestFinished(() => service.close());
  const store = memoryStore();
  const set = vi.spyOn(store, 'set');
  const relay = relayOf(service.url, { store });
  await ask(relay, '/trending');
  await ask(relay, '/trending');
  service.respond = json({}, 500);
  expect((await ask(relay, '/trending')).status).toBe(502);
  expect(service.requests).toHaveLength(3);
  expect(set).not.toHaveBeenCalled();
});
