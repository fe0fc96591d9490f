// @vitest-environment node
import { createSandbox } from '@gifkit/sandbox';
import { memoryStore } from '@gifkit/store';
import { afterAll, expect, it, vi } from 'vitest';
import { createLoadFirst, createLoadGif } from './load-gif.ts';

const sandbox = createSandbox();
afterAll(() => sandbox.close());

const SERVICE = { apiUrl: 'http://localhost:4002/v1', apiKey: 'key-of-the-gallery' };

function setUp() {
  const fetch = vi.fn<typeof globalThis.fetch>((input, init) =>
    Promise.resolve(sandbox.fetch(new Request(input, init))),
  );
  return { fetch, options: { ...SERVICE, fetch, store: memoryStore() } };
}

it('requests the first GIFs once for all copies', async () => {
  const { fetch, options } = setUp();
  const lists = await Promise.all(Array.from({ length: 5 }, () => createLoadFirst(options)()));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(lists[0]?.length).toBeGreaterThan(0);
  for (const list of lists) expect(list).toEqual(lists[0]);
});

it('requests a GIF once, even an unknown one', async () => {
  const { fetch, options } = setUp();
  const [gif] = await createLoadFirst({ ...options, store: memoryStore() })();
  fetch.mockClear();
  const copies = Array.from({ length: 5 }, () => createLoadGif(options));
  const found = await Promise.all(copies.map((load) => load(`a-cat-${gif?.id}`)));
  expect(found.map((one) => typeof one === 'object' && one.id)).toEqual(Array(5).fill(gif?.id));
  expect(new Set(await Promise.all(copies.map((load) => load('unknown'))))).toEqual(
    new Set(['missing']),
  );
  const paths = fetch.mock.calls.map(([input]) => new URL(String(input)).pathname);
  expect(paths).toHaveLength(new Set(paths).size);
});

it('reloads invalid values and stores no API key', async () => {
  const { options } = setUp();
  const { store } = options;
  const kept: string[] = [];
  const set = store.set.bind(store);
  store.set = (key, value, keep) => {
    kept.push(key, value);
    return set(key, '[{"no":"id"}]', keep);
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const load of [createLoadFirst(options), createLoadFirst(options)]) {
    expect((await load()).length).toBeGreaterThan(0);
  }
  expect(kept.join()).not.toContain('key-of-the-gallery');
});
