// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installObservers, observerCount, reportInView } from '../../test/fake-observers.ts';
import { followRange } from './follow-range.ts';
import { createRush } from './rush.ts';

const HEIGHT = 600;
/** ms; more than one frame. */
const FRAME = 20;

beforeEach(() => {
  vi.useFakeTimers();
  installObservers();
  vi.stubGlobal('innerHeight', HEIGHT);
});

/** Follows an element whose top is so many px below that of the view. */
function follow(top = 0) {
  const element = document.createElement('div');
  document.body.append(element);
  const moveTo = (px: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, px, 100, 9000));
  moveTo(top);
  const rush = createRush();
  const onMoved = vi.fn();
  const follower = followRange(element, rush, onMoved);
  onTestFinished(() => {
    follower.stop();
    element.remove();
  });
  return { ...follower, element, moveTo, rush, onMoved };
}

const scroll = () => document.dispatchEvent(new Event('scroll'));
const passFrame = () => vi.advanceTimersByTime(FRAME);

describe('followRange', () => {
  it('measures from the top of the element, also above it', () => {
    expect(follow(-250).measure()).toEqual({ from: 250, to: 250 + HEIGHT });
    expect(follow(100).measure()).toEqual({ from: -100, to: HEIGHT - 100 });
  });

  it('says nothing before something moves', () => {
    const { onMoved } = follow();
    passFrame();
    expect(onMoved).not.toHaveBeenCalled();
  });

  it.each([
    ['scrolling', () => scroll()],
    ['another size of the window', () => window.dispatchEvent(new Event('resize'))],
    ['coming into view', ({ element }) => reportInView(element, 1)],
    ['a word of who knows better', ({ onMove }) => onMove()],
  ] satisfies [string, (following: ReturnType<typeof follow>) => void][])(
    'tells in the next frame what is in view after %s',
    (_, move) => {
      const following = follow();
      following.moveTo(-400);
      move(following);
      expect(following.onMoved).not.toHaveBeenCalled();
      passFrame();
      expect(following.onMoved).toHaveBeenCalledExactlyOnceWith({ from: 400, to: 400 + HEIGHT });
    },
  );

  it('measures once in a frame, however much moves', () => {
    const { onMoved, onMove } = follow();
    scroll();
    onMove();
    scroll();
    passFrame();
    expect(onMoved).toHaveBeenCalledOnce();
    scroll();
    passFrame();
    expect(onMoved).toHaveBeenCalledTimes(2);
  });

  it('tells the rush how fast it moves, and ends it with itself', () => {
    const { moveTo, rush, stop } = follow();
    for (const px of [0, -2000, -4000]) {
      moveTo(px);
      scroll();
      passFrame();
    }
    expect(rush.isOn).toBe(true);
    stop();
    expect(rush.isOn).toBe(false);
  });

  it('hears and says nothing once it is stopped, not even of the frame that is due', () => {
    const { onMoved, stop } = follow();
    scroll();
    stop();
    scroll();
    passFrame();
    expect(onMoved).not.toHaveBeenCalled();
    expect(observerCount()).toBe(0);
  });
});
