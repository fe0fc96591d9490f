import type { IGif } from '@gifkit/model';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { observerOptions, scrollIntoView } from '../../../headless/src/test/observers.ts';
import { gif, load, partsOf, renderGif, WEBP } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';

describe('events of a Gif', () => {
  it('calls onGifClick once per click, and lets it prevent the navigation', async () => {
    const onGifClick = vi.fn((_: IGif, event) => event.preventDefault());
    renderGif({ onGifClick });
    await userEvent.click(screen.getByAltText('Picture a'));
    expect(onGifClick).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
  });

  it('calls onGifRightClick', () => {
    const onGifRightClick = vi.fn();
    renderGif({ onGifRightClick });
    fireEvent.contextMenu(screen.getByAltText('Picture a'));
    expect(onGifRightClick).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
  });

  it('calls onGifKeyPress', async () => {
    const onGifKeyPress = vi.fn((_: IGif, event) => event.preventDefault());
    renderGif({ onGifKeyPress });
    await userEvent.tab();
    await userEvent.keyboard('x');
    expect(onGifKeyPress).toHaveBeenCalledExactlyOnceWith(gif, expect.anything());
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
    vi.useRealTimers();
  });

  it.for([
    ['a background tab', 'visibilitychange'],
    ['a transparent panel', 'a changed attribute'],
    ['a panel that fades in', 'transitionend'],
  ] as const)('reports a GIF that loaded in %s once that is shown: %s', async ([place, sign]) => {
    const [onGifSeen, onGifVisible] = [vi.fn(), vi.fn()];
    let isHidden = true;
    const { root, image } = renderGif({ onGifSeen, onGifVisible });
    if (place === 'a background tab') {
      vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
    } else root.checkVisibility = () => !isHidden;
    scrollIntoView(root, 1);
    load(image, WEBP);
    const show = async () => {
      if (sign === 'a changed attribute') document.body.toggleAttribute('data-open');
      else fireEvent(document, new Event(sign));
      await act(async () => {});
    };
    await show();
    expect([onGifVisible.mock.calls, onGifSeen.mock.calls]).toEqual([[], []]);
    isHidden = false;
    await show();
    await show();
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
