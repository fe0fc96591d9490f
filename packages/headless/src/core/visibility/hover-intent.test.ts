import { beforeEach, expect, it, vi } from 'vitest';

import { hoverIntent } from './hover-intent.ts';

const HOVER_PINGBACK_DELAY = 200;

beforeEach(() => {
  vi.useFakeTimers();
});

it('counts a pointer that rests for 200 ms', () => {
  const hovered = vi.fn();
  hoverIntent(hovered).enter();
  vi.advanceTimersByTime(HOVER_PINGBACK_DELAY - 1);
  expect(hovered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(hovered).toHaveBeenCalledTimes(1);
});

it('ignores a pointer that passes', () => {
  const hovered = vi.fn();
  const { enter, leave } = hoverIntent(hovered);
  enter();
  vi.advanceTimersByTime(HOVER_PINGBACK_DELAY - 1);
  leave();
  vi.runAllTimers();
  expect(hovered).not.toHaveBeenCalled();
});

it('counts once when the pointer enters twice', () => {
  const hovered = vi.fn();
  const { enter } = hoverIntent(hovered);
  enter();
  enter();
  vi.runAllTimers();
  expect(hovered).toHaveBeenCalledTimes(1);
});
