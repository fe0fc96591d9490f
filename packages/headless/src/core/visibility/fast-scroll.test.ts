import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFastScroll, FAST_SCROLL_REST } from './fast-scroll.ts';

const HEIGHT = 600;
/** ms */
const FRAME = 16;
const FAST_SCROLL_FRAME = 400;

/** Moves by `steps` px per frame of `ms`; the first one only sets the start. */
function move(fastScroll: ReturnType<typeof createFastScroll>, steps: number[], ms = FRAME): void {
  let from = 0;
  let now = 1000;
  fastScroll.moveTo(from, HEIGHT, now);
  for (const step of steps) {
    from += step;
    now += ms;
    fastScroll.moveTo(from, HEIGHT, now);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createFastScroll', () => {
  it.each<[string, number[], boolean, number?]>([
    ['a jump', [5000], false],
    ['two fast frames', [200, 200], true],
    ['two fast frames backwards', [-200, -200], true],
    ['exactly ten viewport heights per second', [96, 96, 96], false],
    ['a slow fling', [80, 80, 80, 80], false],
    ['a jump after a slow frame', [10, 5000], false],
    ['a fling that slows down', [200, 200, 50], false],
    ['jumps far apart', [9000, 9000, 9000], false, FAST_SCROLL_FRAME],
  ])('is on after %s: %s', (_, steps, isOn, ms) => {
    const fastScroll = createFastScroll();
    move(fastScroll, steps, ms);
    expect(fastScroll.isOn).toBe(isOn);
  });

  it('ends once after a rest', () => {
    const fastScroll = createFastScroll();
    const onEnd = vi.fn();
    fastScroll.onEnd(onEnd);
    const onUnsubscribed = vi.fn();
    fastScroll.onEnd(onUnsubscribed)();
    move(fastScroll, [200, 200, 200]);
    vi.advanceTimersByTime(FAST_SCROLL_REST - 1);
    expect(fastScroll.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(fastScroll.isOn).toBe(false);
    vi.runAllTimers();
    fastScroll.end();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onUnsubscribed).not.toHaveBeenCalled();
  });

  it('continues through late frames of a slow device', () => {
    const fastScroll = createFastScroll();
    fastScroll.moveTo(0, HEIGHT, 0);
    for (const frame of [1, 2, 3]) {
      vi.advanceTimersByTime(2 * FAST_SCROLL_REST);
      fastScroll.moveTo(frame * 9000, HEIGHT, frame * 2 * FAST_SCROLL_REST);
    }
    expect(fastScroll.isOn).toBe(true);
    // Less than three such frames: a user who has stopped waits for pictures.
    vi.advanceTimersByTime(FAST_SCROLL_FRAME - 1);
    expect(fastScroll.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(fastScroll.isOn).toBe(false);
  });
});
