import { act, waitFor } from '@testing-library/react';
import { type ReactElement, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeFilmedGif, makeGif, makeGifs } from '../../headless/src/test/make-gif.ts';
import { installMedia } from '../../headless/src/test/media-element.ts';
import { scrollIntoView } from '../../headless/src/test/observers.ts';
import { serve } from '../../headless/src/test/serve.ts';
import { Gif, Grid, Video } from './index.ts';
import { preferReducedMotion } from './test/media.ts';

const never = () => new Promise<never>(() => {});

/** Renders on the server, then hydrates. A React warning fails the test. */
function hydrate(element: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = serve(element);
  const onRecoverableError = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  onTestFinished(() => {
    act(() => root?.unmount());
    container.remove();
  });
  return {
    container,
    image: () => container.querySelector('img'),
    /** Scrolls the first GIF into view by a ratio. */
    show: (ratio: number) =>
      scrollIntoView(container.querySelector('[data-giphy-id]') as Element, ratio),
  };
}

/** Makes images report that they loaded or failed before scripts ran. */
function arrived({ naturalWidth }: { naturalWidth: number }) {
  const image = HTMLImageElement.prototype;
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue('https://example.com/picture');
}

describe('hydration', () => {
  it('keeps the GIF rendered on the server, and shows later ones when in view', () => {
    const { image, show } = hydrate(
      <StrictMode>
        <Grid width={612} initialGifs={makeGifs(3)} fetchGifs={never} />
      </StrictMode>,
    );
    expect(image()).toHaveAttribute('src', 'https://media.example.com/gif0/200w.gif');
    show(0);
    expect(image()).toHaveAttribute('src', 'https://media.example.com/gif0/200w.gif');
  });

  it('replaces the stills of a grid without a width when in view', () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(912);
    const { container, image, show } = hydrate(
      <StrictMode>
        <Grid initialGifs={makeGifs(1)} fetchGifs={never} />
      </StrictMode>,
    );
    expect(container.querySelector('style')).toBeNull();
    show(1);
    expect(image()).toHaveAttribute('src', 'https://media.example.com/gif0/200w.gif');
  });

  it('starts with the stills of films, and loads the films afterwards', async () => {
    const { play } = installMedia();
    const { container, image, show } = hydrate(
      <StrictMode>
        <Grid width={612} media="auto" initialGifs={[makeFilmedGif('a')]} fetchGifs={never} />
      </StrictMode>,
    );
    expect(image()).toHaveAttribute('src', 'https://media.example.com/a/200w_s.gif');
    expect(container.querySelector('source')).not.toBeInTheDocument();
    expect(container.querySelector('video')).not.toBeInTheDocument();
    await act(() => vi.dynamicImportSettled());
    show(1);
    await act(async () => {});
    expect(container.querySelector('video')).toHaveProperty('paused', false);
    expect(play).toHaveBeenCalled();
  });

  it('reports a GIF that had loaded before', () => {
    arrived({ naturalWidth: 200 });
    const [onGifSeen, onGifVisible] = [vi.fn(), vi.fn()];
    const { image, show } = hydrate(
      <Gif gif={makeGif('a')} width={200} onGifSeen={onGifSeen} onGifVisible={onGifVisible} />,
    );
    expect(image()).toHaveClass(Gif.imgLoadedClassName);
    show(1);
    expect(onGifSeen).toHaveBeenCalledOnce();
    const loaded = expect.objectContaining({ target: image() });
    expect(onGifVisible).toHaveBeenCalledExactlyOnceWith(expect.anything(), loaded);
  });

  it('falls back from a WebP that had failed before', () => {
    arrived({ naturalWidth: 0 });
    const { container } = hydrate(<Gif gif={makeGif('a')} width={200} />);
    expect(container.querySelector('source[type="image/webp"]')).not.toBeInTheDocument();
  });

  it('plays no video before the motion preference is known', () => {
    preferReducedMotion(true);
    const { play } = installMedia();
    const { container } = hydrate(<Video gif={makeClip()} width={640} />);
    expect(play).not.toHaveBeenCalled();
    expect(container.querySelector('video')).toHaveProperty('controls', true);
  });

  it('adds the play button under reduced motion', async () => {
    preferReducedMotion(true);
    const { container, image } = hydrate(<Gif gif={makeGif('a')} width={200} />);
    expect(image()).toHaveAttribute('src', 'https://media.example.com/a/200w_s.gif');
    await waitFor(() =>
      expect(container.querySelector('button')).toHaveAccessibleName('Play Picture a'),
    );
  });
});
