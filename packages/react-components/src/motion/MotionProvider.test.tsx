import { MotionButton, MotionProvider } from '@gifkit/headless';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ElementType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { EmojiVariationsList } from '../emoji/EmojiVariationsList.tsx';
import { Gif } from '../gif/Gif.tsx';
import { Grid } from '../grid/Grid.tsx';
import { preferReducedMotion } from '../test/media.ts';
import { gif, IMAGE, STILL } from '../test/render-gif.tsx';

const flashing = { ...gif, is_flashing: true };
const noMore = () => new Promise<never>(() => {});

const sourceOf = (id = 'a') =>
  document.querySelector(`[data-giphy-id="${id}"] .${Gif.imgClassName}`)?.getAttribute('src');

const show = (props: Partial<ComponentProps<typeof MotionProvider>> = {}) =>
  render(
    <MotionProvider {...props}>
      <MotionButton />
      <Gif gif={gif} width={200} lazyLoad={false} />
    </MotionProvider>,
  );

describe('MotionProvider', () => {
  it('lets the user pause and play everything below it', async () => {
    const onPausedChange = vi.fn();
    show({ onPausedChange });
    expect(sourceOf()).toBe(IMAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    expect(sourceOf()).toBe(STILL);
    expect(screen.getByRole('button', { name: 'Play all' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Play all' }));
    expect(sourceOf()).toBe(IMAGE);
    expect(onPausedChange.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ['stores the choice for the next page', {}, STILL, 1],
    ['stores nothing without a storage key', { storageKey: null }, IMAGE, 0],
  ])('%s', async (_, props, shown, stored) => {
    const { unmount } = show(props);
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    unmount();
    show(props);
    expect(sourceOf()).toBe(shown);
    expect(localStorage).toHaveLength(stored);
  });

  it('works if storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    show({ storageKey: 'without-a-storage' });
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    expect(sourceOf()).toBe(STILL);
  });

  it('ignores unknown values in storage', () => {
    localStorage.setItem('gifkit-motion', '{"paused":1}');
    show();
    expect(sourceOf()).toBe(IMAGE);
  });

  it('follows a choice in another tab', () => {
    show();
    localStorage.setItem('gifkit-motion', 'paused');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'gifkit-motion' }));
    });
    expect(sourceOf()).toBe(STILL);
  });

  it('starts with the system setting, which the user can override', async () => {
    preferReducedMotion(true);
    show();
    expect(sourceOf()).toBe(STILL);
    await userEvent.click(screen.getByRole('button', { name: 'Play all' }));
    expect(sourceOf()).toBe(IMAGE);
    expect(document.querySelector('source[media]')).toBeNull();
  });

  it('lets the user play one GIF until all are paused again', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Play Picture a' }));
    expect(sourceOf()).toBe(IMAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Play all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause all' }));
    expect(sourceOf()).toBe(STILL);
  });
});

describe('a paused list', () => {
  const gifs = [makeGif('a'), makeGif('b')];

  const list = { fetchGifs: noMore, initialGifs: gifs };

  it.each<[string, ElementType, object]>([
    ['Grid', Grid, { ...list, width: 400, eagerIds: ['a'] }],
    ['Carousel', Carousel, { ...list, gifHeight: 100 }],
    ['EmojiVariationsList', EmojiVariationsList, { gif, gifHeight: 50, fetchVariations: noMore }],
  ])('shows stills with play buttons: %s', async (_, List, props) => {
    const { rerender } = render(<List {...props} paused />);
    expect(await screen.findByRole('button', { name: /^Play .*\ba$/ })).toBeInTheDocument();
    rerender(<List {...props} />);
    expect(screen.queryByRole('button', { name: /^Play .*\ba$/ })).toBeNull();
  });

  it('moves the focus to the GIF when the focused button is removed', async () => {
    const { rerender } = render(<Grid {...list} width={400} paused />);
    const button = await screen.findByRole('button', { name: 'Play Picture b' });
    act(() => button.focus());
    rerender(<Grid {...list} width={400} />);
    expect(screen.getByRole('link', { name: 'Picture b' })).toHaveFocus();
  });
});

describe('a flashing GIF', () => {
  it('waits behind a notice until the user starts it', async () => {
    render(<Gif gif={flashing} width={200} lazyLoad={false} />);
    expect(sourceOf()).toBe(STILL);
    const button = await screen.findByRole('button', { name: 'Flashing lights: Play Picture a' });
    expect(button).toHaveTextContent('Flashing lights');
    await userEvent.click(button);
    expect(sourceOf()).toBe(IMAGE);
    await userEvent.click(screen.getByRole('button', { name: 'Pause Picture a' }));
    expect(sourceOf()).toBe(STILL);
  });

  it('does not start with all others', async () => {
    render(
      <MotionProvider paused={false}>
        <Gif gif={flashing} width={200} lazyLoad={false} />
      </MotionProvider>,
    );
    expect(sourceOf()).toBe(STILL);
  });

  it('plays at once if the host sets paused to false', () => {
    render(<Gif gif={flashing} width={200} lazyLoad={false} paused={false} />);
    expect(sourceOf()).toBe(IMAGE);
  });
});
