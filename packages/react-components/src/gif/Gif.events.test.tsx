import type { IGif } from '@gifkit/model';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { observerOptions, scrollIntoView } from '../../../headless/src/test/observers.ts';
import { gif, load, partsOf, renderGif, WEBP } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';

describe('events of a Gif', () => {
  it.each([
    ['onGifClick', () => userEvent.click(screen.getByAltText('Picture a'))],
    ['onGifRightClick', () => fireEvent.contextMenu(screen.getByAltText('Picture a'))],
    ['onGifKeyPress', () => userEvent.tab().then(() => userEvent.keyboard('x'))],
  ])('calls %s once per event, and lets it prevent the default', async (name, act) => {
    const handler = vi.fn((_: IGif, event) => event.preventDefault());
    renderGif({ [name]: handler });
    await act();
    expect(handler).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
  });

  it('calls onGifVisible once the GIF itself has loaded, and each time it comes back into view', () => {
    const onGifVisible = vi.fn();
    const { root, image } = renderGif({ onGifVisible });
    scrollIntoView(root, 0.5);
    expect(onGifVisible).not.toHaveBeenCalled();
    load(image, WEBP);
    expect(onGifVisible).toHaveBeenCalledExactlyOnceWith(
      gif,
      expect.objectContaining({ type: 'load' }),
    );
    scrollIntoView(root, 0, 0.5);
    expect(onGifVisible).toHaveBeenCalledTimes(2);
    expect(onGifVisible.mock.lastCall?.[1]).toHaveProperty('target', image);
  });

  it('calls onGifSeen once, when the GIF itself is fully in view, with the rect of its observer entry', () => {
    const onGifSeen = vi.fn();
    const { root, image } = renderGif({ onGifSeen });
    scrollIntoView(root, 0.5);
    load(image, WEBP);
    expect(onGifSeen).not.toHaveBeenCalled();
    const place = { top: 40, width: 0, height: 0 } as DOMRect;
    const measure = vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(place);
    onGifSeen.mockImplementation(() => expect(measure).toHaveBeenCalledTimes(3));
    scrollIntoView(root, 1, 0.5, 1);
    expect(onGifSeen).toHaveBeenCalledExactlyOnceWith(gif, place);
  });

  it.each([
    ['taller than the viewport', { width: 100, height: 1600 }, undefined],
    ['wider than the viewport', { width: 4096, height: 100 }, undefined],
    ['taller than its scroll container', { width: 100, height: 400 }, 100],
  ])('calls onGifSeen for a GIF that is %s once it fills that', (_, size, containerHeight) => {
    vi.useFakeTimers();
    const onGifSeen = vi.fn();
    const { root, image, container } = renderGif({ onGifSeen });
    vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(size as DOMRect);
    if (containerHeight) {
      container.style.overflow = 'auto';
      vi.spyOn(root, 'offsetHeight', 'get').mockReturnValue(size.height);
      vi.spyOn(container, 'clientHeight', 'get').mockReturnValue(containerHeight);
    }
    load(image, WEBP);
    const height = containerHeight ?? window.innerHeight;
    const share = Math.min(1, height / size.height, window.innerWidth / size.width);
    scrollIntoView(root, share / 2);
    vi.advanceTimersByTime(250);
    expect(onGifSeen).not.toHaveBeenCalled();
    if (!containerHeight) {
      const thresholds = observerOptions().flatMap(({ threshold = 0 }) => threshold);
      expect(thresholds).toContainEqual(expect.closeTo(share, 1));
    }
    scrollIntoView(root, share);
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  // A panel that is invisible or transparent needs a browser: see odd-pages.e2e.ts.
  it('reports a GIF that loaded in a background tab once that is shown', () => {
    const [onGifSeen, onGifVisible] = [vi.fn(), vi.fn()];
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { root, image } = renderGif({ onGifSeen, onGifVisible });
    scrollIntoView(root, 1);
    load(image, WEBP);
    fireEvent(document, new Event('visibilitychange'));
    expect([onGifVisible.mock.calls, onGifSeen.mock.calls]).toEqual([[], []]);
    isHidden.mockReturnValue(false);
    for (const _ of [1, 2]) fireEvent(document, new Event('visibilitychange'));
    expect(onGifVisible).toHaveBeenCalledOnce();
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('calls the latest handlers', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { root, image, rerender } = renderGif({ onGifSeen: first });
    rerender(<Gif gif={gif} width={200} onGifSeen={second} />);
    scrollIntoView(root, 1);
    load(image, WEBP);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it('sends each event once in StrictMode', () => {
    const [onGifVisible, onGifSeen] = [vi.fn(), vi.fn()];
    const { container } = render(
      <StrictMode>
        <Gif gif={gif} width={200} onGifVisible={onGifVisible} onGifSeen={onGifSeen} />
      </StrictMode>,
    );
    const { root, image } = partsOf(container);
    scrollIntoView(root, 1);
    load(image, WEBP);
    expect(onGifVisible).toHaveBeenCalledOnce();
    expect(onGifSeen).toHaveBeenCalledOnce();
  });
});
