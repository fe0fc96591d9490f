import { setPingbackIdStorage } from '@gifkit/http';
import { captureException, flush, getClient, getCurrentScope } from '@sentry/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../settings/settings.ts';
import { startMonitoring } from './index.ts';
import { isSampled, MAX_TEXT_LENGTH } from './limits.ts';

const endpoint = 'https://public@errors.test/1';
const fetcher = vi.fn<typeof fetch>(async () => new Response());

/** A session that is monitored, or is not. */
const idOf = (isMonitored: boolean): string =>
  Array.from({ length: 10_000 }, (_, index) => `session${index}`).find(
    (id) => isSampled(id) === isMonitored,
  ) ?? '';

interface Report {
  exception: { values: { value: string }[] };
  breadcrumbs?: { category: string; message: string }[];
  request?: { url: string; headers?: object };
}

/** Sent reports: the third line of each envelope. */
const reports = (): Report[] =>
  fetcher.mock.calls.map(([, init]) => JSON.parse(String(init?.body).split('\n')[2] ?? ''));

// Plain functions instead of spies: spies are restored after each test, but Sentry wraps these methods once.
for (const method of ['log', 'warn'] as const) console[method] = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', fetcher.mockClear());
  vi.stubGlobal('location', new URL('https://gifs.test/embed/abc?api_key=hidden'));
  setPingbackIdStorage('memory');
  setPingbackIdStorage('session');
  sessionStorage.setItem('giphyPingbackId', idOf(true));
});
afterEach(async () => {
  await getClient()?.close();
  getCurrentScope().setClient(undefined);
  changeSettings({ enabled: true });
});

it.for([
  ['without an endpoint', 'https://gifs.test/', undefined, idOf(true)],
  ['on a page with a port', 'https://gifs.test:8080/', endpoint, idOf(true)],
  ['for most users', 'https://gifs.test/', endpoint, idOf(false)],
] as const)('monitors nothing %s', async ([, page, endpoint, id]) => {
  vi.stubGlobal('location', new URL(page));
  sessionStorage.setItem('giphyPingbackId', id);
  await expect(startMonitoring({ endpoint })).resolves.toBe(false);
  expect(getClient()).toBeUndefined();
});

it('reports errors, with the last 30 log entries and without secrets', async () => {
  await expect(startMonitoring({ endpoint })).resolves.toBe(true);
  for (let index = 0; index < 40; index += 1) console.log(`entry ${index} /x?api_key=hidden`);
  captureException(new Error('x'.repeat(2 * MAX_TEXT_LENGTH)));
  await flush();
  const [report] = reports();
  expect(fetcher.mock.calls[0]?.[0]).toContain('https://errors.test/api/1/envelope/');
  expect(report?.exception.values[0]?.value.length).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  expect(report?.breadcrumbs).toHaveLength(30);
  expect(report?.breadcrumbs?.at(-1)).toMatchObject({ category: 'console' });
  expect(JSON.stringify(report)).not.toContain('hidden');
});

it('stops when it is switched off', async () => {
  await startMonitoring({ endpoint });
  changeSettings({ enabled: false });
  captureException(new Error('after'));
  await flush();
  expect(fetcher).not.toHaveBeenCalled();
});

it('does not change an existing Sentry setup', async () => {
  await startMonitoring({ endpoint });
  const client = getClient();
  await expect(startMonitoring({ endpoint })).resolves.toBe(false);
  expect(getClient()).toBe(client);
});
