import { GiphyFetch } from '@gifkit/fetch-api';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TrendingGrid } from './TrendingGrid.tsx';
import { mockFetch } from './test/mock-fetch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Advances time in ms and runs due timers. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('counts a click after one second, at the test URL', async () => {
  const fetch = mockFetch();
  render(<TrendingGrid client={new GiphyFetch('any key')} onPick={() => {}} />);
  await pass(500);
  await pass(2000);
  fetch.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'A cat' }));
  expect(fetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(String(url)).toMatch('https://pingback.test/v2/pingback');
  expect(JSON.parse(String(init?.body)).events).toMatchObject([
    { action_type: 'CLICK', analytics_response_payload: 'payload-of-cat' },
  ]);
});

test('leaves no timers behind', async () => {
  mockFetch();
  const { unmount } = render(<TrendingGrid client={new GiphyFetch('any key')} onPick={() => {}} />);
  await pass(2000);
  unmount();
  await pass(5000);
  expect(jest.getTimerCount()).toBe(0);
});
