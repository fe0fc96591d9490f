// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installObservers, observerCount, reportInView } from '../../test/fake-observers.ts';
import { createFastScroll } from './fast-scroll.ts';
import { followRange } from './follow-range.ts';

const HEIGHT = 600;
/** ms; more than one frame. */
const FRAME = 20;

beforeEach(() => {
  vi.useFakeTimers();
  installObservers();
  vi.stubGlobal('innerHeight', HEIGHT);
});

/** Follows an element `top` px below the top of the viewport. */
function follow(top = 0) {
  const element = document.createElement('div');
  document.body.append(element);
  const moveTo = (px: number) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, px, 100, 9000));
  moveTo(top);
  const fastScroll = createFastScroll();
  const onView = vi.fn();
  const follower = followRange(element, fastScroll, onView);
  onTestFinished(() => {
    follower.stop();
    element.remove();
  });
  return { ...follower, element, moveTo, fastScroll, onView };
}

const scroll = () => document.dispatchEvent(new Event('scroll'));
const passFrame = () => vi.advanceTimersByTime(FRAME);

describe('followRange', () => {
  it('reports the range immediately, also if it starts above the element', () => {
    expect(follow(-250).onView).toHaveBeenCalledExactlyOnceWith({ from: 250, to: 850 }, undefined);
    expect(follow(100).onView).toHaveBeenCalledExactlyOnceWith({ from: -100, to: 500 }, undefined);
  });

  it('reports px of the element if the page is zoomed or scaled', () => {
    const { element, moveTo, onMove, onView } = follow();
    vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(18_000);
    moveTo(-250);
    onMove();
    passFrame();
    expect(onView).toHaveBeenLastCalledWith({ from: 500, to: 1700 }, expect.any(Number));
  });

  it.each([
    ['a resize of the window', () => window.dispatchEvent(new Event('resize'))],
    ['coming into view', ({ element }) => reportInView(element, 1)],
    ['a call of onMove', ({ onMove }) => onMove()],
  ] satisfies [string, (following: ReturnType<typeof follow>) => void][])(
    'measures once in the next frame after %s, and not before',
    (_, move) => {
      const following = follow();
      following.moveTo(-400);
      passFrame();
      move(following);
      move(following);
      expect(following.onView).toHaveBeenCalledOnce();
      passFrame();
      expect(following.onView).toHaveBeenCalledTimes(2);
      expect(following.onView).toHaveBeenLastCalledWith(
        { from: 400, to: 1000 },
        expect.any(Number),
      );
    },
  );

  it('reports immediately and only once while scrolling', () => {
    const { moveTo, onView, onMove } = follow();
    moveTo(-400);
    scroll();
    expect(onView).toHaveBeenLastCalledWith({ from: 400, to: 1000 }, expect.any(Number));
    onMove();
    passFrame();
    expect(onView).toHaveBeenCalledTimes(2);
  });

  it('feeds the fast scroll and ends it when stopped', () => {
    const { moveTo, fastScroll, stop } = follow();
    for (const px of [0, -2000, -4000]) {
      moveTo(px);
      scroll();
      passFrame();
    }
    expect(fastScroll.isOn).toBe(true);
    stop();
    expect(fastScroll.isOn).toBe(false);
  });

  it('reports nothing after it is stopped, not even for a pending frame', () => {
    const { onView, onMove, stop } = follow();
    onMove();
    stop();
    scroll();
    passFrame();
    expect(onView).toHaveBeenCalledOnce();
    expect(observerCount()).toBe(0);
  });
});
