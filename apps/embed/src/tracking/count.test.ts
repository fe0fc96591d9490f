import type { IGif } from '@gifkit/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countSeen } from './count.ts';

const fetcher = vi.fn<typeof fetch>();
const counts = () => fetcher.mock.calls.length;

/** A frame shows a GIF, and goes after a while. */
async function show(id: string, { fragment = '' } = {}): Promise<void> {
  history.replaceState(null, '', `/embed/${id}${fragment}`);
  const listening = vi.spyOn(window, 'addEventListener');
  const gif = { id, analytics_response_payload: 'p' } as IGif;
  const service = { pingbackUrl: 'https://p.test', apiKey: 'k' };
  countSeen({ gif, service } as PageData, document.body);
  await vi.advanceTimersByTimeAsync(60_000);
  dispatchEvent(new Event('pagehide'));
  // Its document is gone.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockRestore();
}

beforeEach(async () => {
  // So that no time passes while it is loaded.
  await import('./pingbacks.ts');
  vi.useFakeTimers();
  fetcher.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', fetcher);
  vi.stubGlobal('parent', {});
  sessionStorage.clear();
  localStorage.clear();
  return () => vi.useRealTimers();
});
afterEach(() => vi.unstubAllGlobals());

it('counts a view once, however often the host page moves the frame', async () => {
  for (let move = 0; move < 3; move += 1) await show('a');
  expect(counts()).toBe(1);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['another GIF', () => show('b')],
  ['another frame of the SDK', () => show('a', { fragment: '#gifkit-token=2' })],
  [
    'the same, 10 s later',
    () => {
      vi.advanceTimersByTime(10_000);
      return show('a');
    },
  ],
  [
    'a page of its own',
    () => {
      vi.stubGlobal('parent', window);
      return show('a');
    },
  ],
])('counts %s as a view of its own', async (_name, next) => {
  await show('a');
  await next();
  expect(counts()).toBe(2);
});

it('counts, and goes on, where storage is forbidden', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  await show('a');
  await show('a');
  expect(counts()).toBe(2);
});

it('neither counts nor stores anything where the browser says no', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await show('a');
  expect(counts()).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});

it('leaves a service alone that asks for a wait, and then sends what it did not take', async () => {
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
