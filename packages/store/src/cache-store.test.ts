import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheStore } from './cache-store.ts';
import { storeChecks } from './test/store-contract.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** The Cache API of a data center: it stores a response for whole seconds. */
function dataCenter() {
  const kept = new Map<string, { response: Response; until: number }>();
  const cache = {
    async match(url: string) {
      const found = kept.get(url);
      return found && found.until > Date.now() ? found.response.clone() : undefined;
    },
    async put(url: string, response: Response) {
      const [, age] = /max-age=(\d+)/.exec(response.headers.get('Cache-Control') ?? '') ?? [];
      kept.set(url, { response, until: Date.now() + 1000 * Number(age) });
    },
  };
  return { cache, kept };
}

describe('a store in the cache of the platform', () => {
  it.each(storeChecks)('$name', async ({ run }) =>
    run(cacheStore({ cache: dataCenter().cache }), async (ms) => {
      await vi.advanceTimersByTimeAsync(ms);
    }),
  );

  it('shares values between instances, but not counters and locks', async () => {
    const { cache } = dataCenter();
    const [one, other] = [cacheStore({ cache }), cacheStore({ cache })];
    await one.set('a', 'for all', { ttl: 60_000 });
    expect(await other.get('a')).toBe('for all');
    await one.increment('n', { ttl: 60_000 });
    expect(await other.increment('n', { ttl: 60_000 })).toBe(1);
    await one.lock('l', { ttl: 60_000 });
    expect(await other.lock('l', { ttl: 60_000 })).toBeTypeOf('function');
  });

  it('uses URLs of a reserved domain for any key', async () => {
    const { cache, kept } = dataCenter();
    const store = cacheStore({ cache });
    await store.set('https://evil.example/?a=b#c\n/../x', 'text', { ttl: 60_000 });
    expect(await store.get('https://evil.example/?a=b#c\n/../x')).toBe('text');
    const hosts = [...kept.keys()].map((url) => new URL(url).host);
    expect(hosts).toEqual(['store.gifkit.invalid']);
  });

  it('uses the default cache of Workers', async () => {
    vi.stubGlobal('caches', { default: dataCenter().cache });
    const store = cacheStore();
    await store.set('a', 'text', { ttl: 60_000 });
    expect(await store.get('a')).toBe('text');
  });

  it('throws if there is no default cache', () => {
    vi.stubGlobal('caches', undefined);
    expect(() => cacheStore()).toThrow(TypeError);
  });
});
