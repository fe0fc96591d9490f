import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RUSH_FRAME, RUSH_REST } from '../constants.ts';
import { createRush } from './rush.ts';

const HEIGHT = 600;
/** ms */
const FRAME = 16;

/** Moves by so many px in each frame, the first of which is not known to be one. */
function move(rush: ReturnType<typeof createRush>, ...steps: number[]): void {
  let from = 0;
  let now = 1000;
  rush.moveTo(from, HEIGHT, now);
  for (const step of steps) {
    from += step;
    now += FRAME;
    rush.moveTo(from, HEIGHT, now);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a rush through a list', () => {
  it.each([
    ['a jump', [5000], false],
    ['two fast frames', [200, 200], true],
    ['two fast frames backwards', [-200, -200], true],
    ['ten heights a second, and not more', [96, 96, 96], false],
    ['a fling that one can follow', [80, 80, 80, 80], false],
    ['a jump after a slow frame', [10, 5000], false],
    ['a fling that has become slow', [200, 200, 50], false],
  ])('is on after %s: %s', (_, steps, isOn) => {
    const rush = createRush();
    move(rush, ...steps);
    expect(rush.isOn).toBe(isOn);
  });

  it('is over when nothing moves any more, and says so once', () => {
    const rush = createRush();
    const onEnd = vi.fn();
    rush.onEnd(onEnd);
    move(rush, 200, 200, 200);
    vi.advanceTimersByTime(RUSH_REST - 1);
    expect(rush.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(rush.isOn).toBe(false);
    vi.runAllTimers();
    rush.end();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('says nothing to who no longer listens', () => {
    const rush = createRush();
    const onEnd = vi.fn();
    rush.onEnd(onEnd)();
    move(rush, 200, 200);
    rush.end();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('goes on through the late frames of a slow device', () => {
    const rush = createRush();
    rush.moveTo(0, HEIGHT, 0);
    for (const frame of [1, 2, 3]) {
      vi.advanceTimersByTime(2 * RUSH_REST);
      rush.moveTo(frame * 9000, HEIGHT, frame * 2 * RUSH_REST);
    }
    expect(rush.isOn).toBe(true);
    // Not three of such frames: a reader who has stopped is waiting for pictures.
    vi.advanceTimersByTime(RUSH_FRAME - 1);
    expect(rush.isOn).toBe(true);
    vi.advanceTimersByTime(1);
    expect(rush.isOn).toBe(false);
  });

  it('takes frames that are far apart for jumps', () => {
    const rush = createRush();
    for (const frame of [0, 1, 2, 3]) rush.moveTo(frame * 9000, HEIGHT, frame * RUSH_FRAME);
    expect(rush.isOn).toBe(false);
  });
});
