import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactElement, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeFilmedGif, makeGif } from '../../headless/src/test/make-gif.ts';
import { installMedia, settle } from '../../headless/src/test/media-element.ts';
import { observerCount, scrollIntoView } from '../../headless/src/test/observers.ts';
import { Gif } from './gif/Gif.tsx';
import { Grid } from './grid/Grid.tsx';
import { load, look, partsOf } from './test/render-gif.tsx';
import { pagesOf, showLoader, tiles } from './test/render-grid.tsx';
import { Video } from './video/Video.tsx';

/** Renders a child in an element that can hide it without unmounting it, by default an `Activity`. */
function renderHideable(
  child: ReactNode,
  element = (isHidden: boolean): ReactElement => (
    <Activity mode={isHidden ? 'hidden' : 'visible'}>{child}</Activity>
  ),
) {
  const media = installMedia();
  const { container, rerender } = render(element(false));
  const hide = () => rerender(element(true));
  return { container, ...media, hide, show: () => rerender(element(false)) };
}

async function renderClip(...options: Parameters<typeof renderHideable>) {
  const view = renderHideable(...options);
  await act(() => vi.dynamicImportSettled());
  await settle();
  return { ...view, video: view.container.querySelector('video') as HTMLVideoElement };
}

const never = new Promise<never>(() => {});

function Waiting(): ReactNode {
  throw never;
}

const clip = <Video gif={makeClip()} width={640} controls />;

describe('a hidden Activity', () => {
  it('pauses a clip, and resumes it when shown again, unless the user paused it', async () => {
    const { video, hide, show } = await renderClip(clip);
    expect(video.paused).toBe(false);
    hide();
    expect(video.paused).toBe(true);
    show();
    expect(video.paused).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    hide();
    show();
    expect(video.paused).toBe(true);
  });

  it('pauses a clip behind the fallback of a Suspense', async () => {
    const { video, hide, show } = await renderClip(clip, (isHidden) => (
      <Suspense>
        {clip}
        {isHidden && <Waiting />}
      </Suspense>
    ));
    hide();
    scrollIntoView(video, 0);
    expect(video.paused).toBe(true);
    show();
    scrollIntoView(video, 1);
    await settle();
    expect(video.paused).toBe(false);
  });

  it('counts a GIF as seen only while it is shown', () => {
    const onGifSeen = vi.fn();
    const gif = <Gif gif={makeGif('a')} width={200} onGifSeen={onGifSeen} />;
    const { container, hide, show } = renderHideable(gif);
    const { root, image } = partsOf(container);
    scrollIntoView(root, 1);
    hide();
    load(image);
    expect(onGifSeen).not.toHaveBeenCalled();
    expect(observerCount()).toBe(0);
    show();
    scrollIntoView(root, 1);
    expect(onGifSeen).toHaveBeenCalledOnce();
  });

  it('pauses a film, and plays it again when shown', async () => {
    const film = <Gif gif={makeFilmedGif('a')} width={200} media="video" />;
    const { container, play, pause, hide, show } = renderHideable(film);
    await look(partsOf(container).root);
    expect(play).toHaveBeenCalledOnce();
    hide();
    expect(pause).toHaveBeenCalledOnce();
    show();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('fetches no pages of a list until it is shown again', async () => {
    vi.useFakeTimers();
    const fetchGifs = pagesOf(25);
    const list = <Grid width={612} fetchGifs={fetchGifs} />;
    const { container, hide, show } = renderHideable(list);
    await showLoader(container);
    hide();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(fetchGifs).toHaveBeenCalledOnce();
    show();
    await showLoader(container);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(tiles().length).toBeGreaterThan(10);
  });
});
