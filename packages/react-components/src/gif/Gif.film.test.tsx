import { MAX_PLAYING_FILMS } from '@gifkit/headless/core';
import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFilmedGif } from '../../../headless/src/test/make-gif.ts';
import { installMedia } from '../../../headless/src/test/media-element.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { preferReducedMotion } from '../test/media.ts';
import { IMAGE, load, look, renderGif, STILL, WEBP } from '../test/render-gif.tsx';
import { Gif } from './Gif.tsx';
import type { GifProps } from './gif-props.ts';

const gif = makeFilmedGif('a');
const FILM = 'https://media.example.com/a/200w.mp4';

const films = () => [...document.querySelectorAll('video')];
const playing = () => films().filter(({ paused }) => !paused);

/** Renders a GIF as a film and scrolls it into view. */
async function show(props: Partial<GifProps> = {}) {
  const view = renderGif({ gif, media: 'video', ...props });
  await look(view.root);
  return view;
}

describe('a Gif as a film', () => {
  beforeEach(() => {
    installMedia();
  });

  it('plays without sound over its still, and fetches no animated picture', async () => {
    const { image, sources } = await show();
    const [film] = films();
    expect(film).toHaveAttribute('src', FILM);
    expect(film).toHaveProperty('muted', true);
    expect(film).toHaveProperty('loop', true);
    expect(film).toHaveAttribute('playsinline');
    expect(playing()).toHaveLength(1);
    expect(image).toHaveAttribute('src', STILL);
    expect(sources()).toEqual([]);
  });

  it.each([
    ['unless the host asks for films', { media: undefined }],
    ['if no film is light enough', { gif: makeFilmedGif('a', {}, 90_000), media: 'auto' as const }],
  ])('is a picture %s', async (_, props) => {
    const { image } = await show(props);
    expect(films()).toEqual([]);
    expect(image).toHaveAttribute('src', IMAGE);
  });

  it('fetches no film before it is in view or after it has left', async () => {
    const { root, image } = renderGif({ gif, media: 'video' });
    await act(() => vi.dynamicImportSettled());
    expect(image).not.toHaveAttribute('src');
    scrollIntoView(root, 0);
    expect(image).toHaveAttribute('src', STILL);
    expect(films()).toEqual([]);
    await look(root);
    expect(playing()).toHaveLength(1);
    scrollIntoView(root, 0);
    expect(films()).toEqual([]);
    await look(root);
    expect(playing()).toHaveLength(1);
  });

  it.each([
    ['the host has paused it', { paused: true }, undefined],
    ['it flashes', { gif: makeFilmedGif('a', { is_flashing: true }) }, undefined],
    ['the user prefers reduced motion', {}, true],
  ])('loads no film if %s, and counts the still as the GIF', async (_, props, isReduced) => {
    if (isReduced) preferReducedMotion(true);
    const onGifSeen = vi.fn();
    const { image } = await show({ ...props, onGifSeen });
    load(image, STILL);
    expect(films()).toEqual([]);
    expect(image).toHaveAttribute('src', STILL);
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('is reported as seen and visible when it plays, not with its placeholder', async () => {
    const [onGifSeen, onGifVisible] = [vi.fn(), vi.fn()];
    const { image, background } = await show({ onGifSeen, onGifVisible });
    const before = background();
    load(image, STILL);
    expect(onGifVisible).not.toHaveBeenCalled();
    fireEvent.playing(films()[0] as HTMLVideoElement);
    fireEvent.playing(films()[0] as HTMLVideoElement);
    expect(onGifVisible).toHaveBeenCalledExactlyOnceWith(
      gif,
      expect.objectContaining({ type: 'playing' }),
    );
    expect(onGifSeen).toHaveBeenCalledOnce();
    expect(image).toHaveClass(Gif.imgLoadedClassName);
    expect(background()).not.toBe(before);
  });

  it('falls back to the picture if it fails to load, which then counts as seen', async () => {
    const onGifSeen = vi.fn();
    const { image, sources } = await show({ onGifSeen });
    fireEvent.error(films()[0] as HTMLVideoElement);
    expect(films()).toEqual([]);
    expect(image).toHaveAttribute('src', IMAGE);
    expect(sources().at(-1)).toHaveAttribute('srcset', WEBP);
    load(image, WEBP);
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('shows its still while too many films play, and counts it as the GIF', async () => {
    const onGifSeen = vi.fn();
    const gifs = Array.from({ length: MAX_PLAYING_FILMS + 1 }, (_, index) =>
      makeFilmedGif(`gif${index}`),
    );
    const { container } = render(
      gifs.map((one) => (
        <Gif key={one.id} gif={one} width={200} media="video" onGifSeen={onGifSeen} />
      )),
    );
    const roots = [...container.querySelectorAll<HTMLElement>(`.${Gif.className}`)];
    await look(...roots);
    expect(playing()).toHaveLength(MAX_PLAYING_FILMS);
    const [first, last] = [roots[0], roots.at(-1)] as [HTMLElement, HTMLElement];
    expect(last.querySelector('video')).not.toBeInTheDocument();
    load(last.querySelector('img') as HTMLImageElement);
    expect(onGifSeen).toHaveBeenCalledExactlyOnceWith(gifs.at(-1), expect.anything());
    scrollIntoView(first, 0);
    expect(playing()).toHaveLength(MAX_PLAYING_FILMS);
    expect(last.querySelector('video')).toBeInTheDocument();
  });
});
