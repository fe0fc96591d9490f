import { memoryStore, type Store } from '@gifkit/store';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSandbox } from '../test/sandbox.ts';
import { ASSETS, SETTINGS } from '../test/settings.ts';
import { createEmbed } from './app.ts';

const sandbox = openSandbox();

let asked: string[] = [];

const api: typeof fetch = (input, init) => {
  asked.push(new URL(String(input)).pathname);
  return sandbox.fetch(input, init);
};

let store: Store;
beforeEach(() => {
  store = memoryStore();
  asked = [];
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const copiesOf = (count: number, settings = {}, fetcher = api) =>
  Array.from({ length: count }, () =>
    createEmbed({ ...SETTINGS, ...settings }, ASSETS, { fetch: fetcher, store, report: () => {} }),
  );

const statusesOf = (copies: ReturnType<typeof copiesOf>, path: string) =>
  Promise.all(copies.map(async (copy) => (await copy.request(path)).status));

const someIds = async (count: number): Promise<string[]> =>
  (await sandbox.trending(count)).map(({ id }) => id);

describe('ten copies with one store', () => {
  it('request a cold id and its related GIFs once', async () => {
    const [id] = await someIds(1);
    expect(new Set(await statusesOf(copiesOf(10), `/embed/${id}`))).toEqual(new Set([200]));
    expect(asked.toSorted()).toEqual(['/v1/gifs/related', `/v1/gifs/${id}`]);
  });

  it('request an unknown id once', async () => {
    expect(new Set(await statusesOf(copiesOf(10), '/embed/unknown'))).toEqual(new Set([404]));
    expect(asked).toEqual(['/v1/gifs/unknown']);
  });

  it('request once when the service fails, and share the failure', async () => {
    const [id] = await someIds(1);
    sandbox.fault({ path: `/v1/gifs/${id}`, status: 500 });
    expect(new Set(await statusesOf(copiesOf(10), `/embed/${id}`))).toEqual(new Set([502]));
    expect(asked).toEqual([`/v1/gifs/${id}`]);
  });

  it('keep to the hourly calls, for any number of ids', async () => {
    const ids = await someIds(20);
    const copies = copiesOf(4, { apiCallsPerHour: 10 });
    const statuses: number[] = [];
    for (const id of ids) statuses.push(...(await statusesOf(copies, `/player/${id}`)));
    expect(asked).toHaveLength(10);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });

  it('store no API key', async () => {
    const [id] = await someIds(1);
    const kept: string[] = [];
    const set = store.set.bind(store);
    store.set = (key, value, options) => {
      kept.push(key, value);
      return set(key, value, options);
    };
    const settings = { apiKey: 'key-of-the-server' };
    await statusesOf(copiesOf(2, settings), `/embed/${id}?api_key=key-of-a-visitor`);
    sandbox.fault({ path: '/v1/gifs/broken', status: 500 });
    await statusesOf(copiesOf(2, settings), '/embed/broken?api_key=key-of-a-visitor');
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.join('\n')).not.toMatch(/key-of-/);
  });

  it('never cache a page longer than its first copy', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const [id] = await someIds(1);
    const [first, second] = copiesOf(2);
    await first?.request(`/player/${id}`);
    vi.advanceTimersByTime(50_000);
    await second?.request(`/oembed?url=${encodeURIComponent(`${SETTINGS.publicUrl}/embed/${id}`)}`);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(11_000);
    await second?.request(`/player/${id}`);
    expect(asked).toHaveLength(2);
  });
});
