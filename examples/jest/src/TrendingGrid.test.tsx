import { GiphyFetch } from '@gifkit/fetch-api';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TrendingGrid } from './TrendingGrid.tsx';
import { mockFetch } from './test/mock-fetch.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
});

// Jest's jsdom as it is: without observers, `matchMedia`, `TextEncoder` and `Request`.
describe.each([
  ['no matchMedia', undefined],
  ['a mock that returns undefined', () => undefined],
  [
    'a mock with only addListener',
    () => ({ matches: false, addListener() {}, removeListener() {} }),
  ],
  ['a current mock', () => ({ matches: true, addEventListener() {}, removeEventListener() {} })],
])('with %s', (_, matchMedia) => {
  test('shows trending GIFs and reports the picked one', async () => {
    Object.assign(window, matchMedia && { matchMedia });
    mockFetch();
    const onPick = jest.fn();
    render(<TrendingGrid client={new GiphyFetch('any key')} onPick={onPick} />);
    const tiles = await screen.findAllByRole('button', { name: /^A (cat|dog|party)$/ });
    expect(tiles).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'A dog' }));
    expect(onPick).toHaveBeenCalledWith('A dog');
  });
});

test('offers a retry if the service fails', async () => {
  const fetch = mockFetch({ ok: false, status: 503, json: async () => ({}) });
  const client = new GiphyFetch('any key', {}, { cache: { errorMaxAge: 0 } });
  render(<TrendingGrid client={client} onPick={() => {}} />);
  const again = await screen.findByRole('button', { name: 'Try again?' });
  fetch.mockRestore();
  mockFetch();
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'A cat' })).toBeTruthy();
});
