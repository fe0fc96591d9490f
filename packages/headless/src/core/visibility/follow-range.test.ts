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

/** Follows an element whose top is so many px below that of the view. */
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
  it('tells at once what is in view, from the top of the element, also above it', () => {
    expect(follow(-250).onView).toHaveBeenCalledExactlyOnceWith({ from: 250, to: 850 }, undefined);
    expect(follow(100).onView).toHaveBeenCalledExactlyOnceWith({ from: -100, to: 500 }, undefined);
  });

  it('counts in px of the element where the page is zoomed or scaled', () => {
    const { element, moveTo, onMove, onView } = follow();
    vi.spyOn(element, 'offsetHeight', 'get').mockReturnValue(18_000);
    moveTo(-250);
    onMove();
    passFrame();
    expect(onView).toHaveBeenLastCalledWith({ from: 500, to: 1700 }, expect.any(Number));
  });

  it('says nothing more before something moves', () => {
    const { onView } = follow();
    passFrame();
    expect(onView).toHaveBeenCalledOnce();
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
      expect(following.onView).toHaveBeenCalledOnce();
      passFrame();
      expect(following.onView).toHaveBeenCalledTimes(2);
      expect(following.onView).toHaveBeenLastCalledWith(
        { from: 400, to: 1000 },
        expect.any(Number),
      );
    },
  );

  it('measures once in a frame, however much moves', () => {
    const { onView, onMove } = follow();
    scroll();
    onMove();
    scroll();
    passFrame();
    expect(onView).toHaveBeenCalledTimes(2);
    scroll();
    passFrame();
    expect(onView).toHaveBeenCalledTimes(3);
  });

  it('tells the fastScroll how fast it moves, and ends it with itself', () => {
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

  it('hears and says nothing once it is stopped, not even of the frame that is due', () => {
    const { onView, stop } = follow();
    scroll();
    stop();
    scroll();
    passFrame();
    expect(onView).toHaveBeenCalledOnce();
    expect(observerCount()).toBe(0);
  });
});
