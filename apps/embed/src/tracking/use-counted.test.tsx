import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countLazily } from './count.ts';
import { track } from './track.ts';
import { useCounted } from './use-counted.ts';

/** Time allowance for a busy machine, in ms. */
const PATIENCE = 10_000;

vi.mock('./count.ts', () => ({ countLazily: vi.fn() }));
vi.mock('./track.ts', () => ({ track: vi.fn() }));

function open() {
  const data = { gif: { id: 'a' }, service: {} } as unknown as PageData;
  const frame = { current: document.body };
  return renderHook(() => useCounted(data, frame));
}

const pointWith = (pointer: 'mouse' | 'touch') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: hover)' && pointer === 'mouse',
  }));

const counted = () => vi.mocked(countLazily).mock.calls.map(([action]) => action);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  pointWith('mouse');
  vi.clearAllMocks();
  return cleanup;
});

it('counts a pointer that rests for 200 ms, but not one that passes', async () => {
  const { result } = open();
  result.current.hover.enter();
  await pass(199);
  result.current.hover.leave();
  await pass(1000);
  expect(counted()).toEqual([]);
  result.current.hover.enter();
  await pass(200);
  await vi.waitFor(() => expect(counted()).toEqual(['HOVER']), PATIENCE);
});

it('counts a pointer that arrived before hydration, also for the tools', async () => {
  vi.spyOn(document.body, 'matches').mockImplementation((selector) => selector === ':hover');
  open();
  await pass(200);
  await vi.waitFor(() => expect(counted()).toEqual(['HOVER']), PATIENCE);
  expect(track).toHaveBeenCalledExactlyOnceWith('hover', 'player');
});

it('does not count a touch, although the browser reports hover', async () => {
  pointWith('touch');
  vi.spyOn(document.body, 'matches').mockImplementation((selector) => selector === ':hover');
  open();
  await pass(1000);
  expect(counted()).toEqual([]);
});
