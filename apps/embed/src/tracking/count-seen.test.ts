// @vitest-environment jsdom
import type { IGif } from '@gifkit/model';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countOnce } from './count-once.ts';
import { countSeen } from './count-seen.ts';

vi.mock('./count-once.ts', () => ({ countOnce: vi.fn() }));

const pageOf = (id: string) =>
  ({ gif: { id } as IGif, service: { pingbackUrl: 'https://p.test' } }) as PageData;

const counts = () => vi.mocked(countOnce).mock.calls.length;

/** A frame shows a GIF, and goes after a while. */
function show(id: string, { fragment = '' } = {}): void {
  history.replaceState(null, '', `/embed/${id}${fragment}`);
  const listening = vi.spyOn(window, 'addEventListener');
  countSeen(pageOf(id), document.body);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('pagehide'));
  // Its document is gone.
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener);
  listening.mockRestore();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(countOnce).mockClear();
  vi.stubGlobal('parent', {});
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('counts a view once, however often the host page moves the frame', () => {
  show('a');
  show('a');
  show('a');
  expect(counts()).toBe(1);
});

it.each([
  ['another GIF', () => show('b')],
  ['another frame of the SDK', () => show('a', { fragment: '#gifkit-token=2' })],
  [
    'the same, 10 s later',
    () => {
      vi.advanceTimersByTime(10_000);
      show('a');
    },
  ],
  [
    'a page of its own',
    () => {
      vi.stubGlobal('parent', window);
      show('a');
    },
  ],
])('counts %s as a view of its own', (_name, next) => {
  show('a');
  next();
  expect(counts()).toBe(2);
});

it('keeps in the storage only what was left a moment ago', () => {
  show('a');
  vi.advanceTimersByTime(10_000);
  show('b');
  expect(Object.keys(JSON.parse(sessionStorage.getItem('gifkitSeen') ?? ''))).toEqual(['b  ']);
});

it.each(['not JSON', 'null', '[]'])('counts where the storage holds %s', (text) => {
  sessionStorage.setItem('gifkitSeen', text);
  show('a');
  expect(counts()).toBe(1);
});

it('counts, and goes on, where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  show('a');
  show('a');
  expect(counts()).toBe(2);
});

it('neither counts nor stores anything where the browser says no', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  show('a');
  expect(counts()).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});
