import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { preferReducedMotion } from '../test/media.ts';
import { gif, IMAGE, load, renderGif, STILL } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';

describe('motion of a Gif', () => {
  it('can be paused and played with controls', async () => {
    const [onPausedChange, onGifClick] = [vi.fn(), vi.fn()];
    const props = { lazyLoad: false, controls: 'always', onPausedChange, onGifClick } as const;
    const { image, sources } = renderGif(props);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause Picture a' }));
    expect(image).toHaveAttribute('src', STILL);
    expect(sources()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Play Picture a' }));
    expect(image).toHaveAttribute('src', IMAGE);
    expect(onPausedChange.mock.calls).toEqual([
      [true, gif],
      [false, gif],
    ]);
    expect(onGifClick).not.toHaveBeenCalled();
  });

  it("follows the host's paused prop", async () => {
    const { image, rerender } = renderGif({ lazyLoad: false, paused: true, controls: 'always' });
    expect(image).toHaveAttribute('src', STILL);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<Gif gif={gif} width={200} lazyLoad={false} paused={false} />);
    expect(image).toHaveAttribute('src', IMAGE);
  });

  it('starts on the still, with a play button, under reduced motion, also when that changes', async () => {
    const change = preferReducedMotion(false);
    const { image, root, sources } = renderGif();
    scrollIntoView(root, 1);
    expect(image).toHaveAttribute('src', IMAGE);
    change(true);
    expect(image).toHaveAttribute('src', STILL);
    await userEvent.click(await screen.findByRole('button', { name: 'Play Picture a' }));
    expect(image).toHaveAttribute('src', IMAGE);
    expect(sources().map(({ media }) => media)).toEqual(['']);
  });

  it('counts the still as the GIF while paused', () => {
    preferReducedMotion(true);
    const [onGifVisible, onGifSeen] = [vi.fn(), vi.fn()];
    const { root, image } = renderGif({ onGifVisible, onGifSeen });
    scrollIntoView(root, 0);
    load(image, STILL);
    expect(onGifVisible).not.toHaveBeenCalled();
    scrollIntoView(root, 1);
    expect(onGifVisible).toHaveBeenCalledOnce();
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('renders no button if the host disables controls', async () => {
    preferReducedMotion(true);
    renderGif({ controls: 'never' });
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
