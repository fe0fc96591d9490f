import type { IGif } from '@gifkit/model';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countSeen } from './count.ts';

const fetcher = vi.fn<typeof fetch>();
const counts = () => fetcher.mock.calls.length;

/** Shows a GIF in a frame and closes it after a while. */
async function show(id: string, { fragment = '' } = {}): Promise<void> {
  history.replaceState(null, '', `/embed/${id}${fragment}`);
  const listening = vi.spyOn(window, 'addEventListener');
  const gif = { id, analytics_response_payload: 'p' } as IGif;
  const service = { pingbackUrl: 'https://p.test', apiKey: 'k' };
  countSeen({ gif, service } as PageData, document.body);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('pagehide'));
  // Simulates the end of the document.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockRestore();
}

beforeEach(async () => {
  // Preload, so that no time passes during the test.
  await import('./pingbacks.ts');
  vi.useFakeTimers();
  fetcher.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('parent', {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStorage.clear();
  localStorage.clear();
});

it('counts a view once, even if the host page moves the frame', async () => {
  for (let move = 0; move < 3; move += 1) await show('a');
  expect(counts()).toBe(1);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['another GIF', () => show('b')],
  ['another frame of the SDK', () => show('a', { fragment: '#gifkit-token=2' })],
  [
    'the same GIF 10 s later',
    () => {
      vi.advanceTimersByTime(10_000);
      return show('a');
    },
  ],
  [
    'a page outside a frame',
    () => {
      vi.stubGlobal('parent', window);
      return show('a');
    },
  ],
])('counts %s as a new view', async (_name, next) => {
  await show('a');
  await next();
  expect(counts()).toBe(2);
});

it('counts and keeps working if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await show('a');
  await show('a');
  expect(counts()).toBe(2);
});

it('neither counts nor stores anything if the browser opts out', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await show('a');
  expect(counts()).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

it('waits as the service asks and then sends undelivered events', async () => {
  const headers = { 'Retry-After': '120' };
  fetcher.mockImplementationOnce(async () => new Response(null, { status: 429, headers }));
  await show('a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counts()).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  const [first, second] = fetcher.mock.calls.map(([, init]) => init?.body);
  expect(second).toBe(first);
  expect(localStorage).toHaveLength(0);
});
