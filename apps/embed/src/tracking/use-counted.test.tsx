// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../page-data.ts';
import { countGif } from './pingbacks.ts';
import { useCounted } from './use-counted.ts';

vi.mock('./pingbacks.ts', () => ({ countGif: vi.fn() }));

function open() {
  const data = { gif: { id: 'a' }, service: {} } as unknown as PageData;
  const frame = { current: document.body };
  return renderHook(() => useCounted(data, frame));
}

const counted = () => vi.mocked(countGif).mock.calls.map(([action]) => action);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(countGif).mockClear();
  return () => {
    cleanup();
    vi.useRealTimers();
  };
});

it('counts a pointer that has rested for 200 ms, and none that only passes', async () => {
  const { result } = open();
  result.current.hover.enter();
  await pass(199);
  result.current.hover.leave();
  await pass(1000);
  expect(counted()).toEqual([]);
  result.current.hover.enter();
  await pass(200);
  await vi.waitFor(() => expect(counted()).toEqual(['HOVER']));
});

it('counts a GIF as seen with the first thing that the visitor does, once', async () => {
  open();
  await pass(1000);
  expect(counted()).toEqual([]);
  fireEvent.pointerMove(window);
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(counted()).toEqual(['SEEN']));
});

it('counts nothing more once the page is gone', async () => {
  const { result, unmount } = open();
  result.current.hover.enter();
  unmount();
  await pass(1000);
  expect(counted()).toEqual([]);
});
