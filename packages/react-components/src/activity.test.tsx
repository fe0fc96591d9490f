import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeClip } from '../../headless/src/test/make-clip.ts';
import { makeFilmedGif, makeGif } from '../../headless/src/test/make-gif.ts';
import { installMedia, settle } from '../../headless/src/test/media-element.ts';
import { observerCount, scrollIntoView } from '../../headless/src/test/observers.ts';
import { Gif } from './gif/Gif.tsx';
import { Grid } from './grid/Grid.tsx';
import { load, look, partsOf } from './test/render-gif.tsx';
import { arrive, pagesOf, showLoader, tiles } from './test/render-grid.tsx';
import { Video } from './video/Video.tsx';
import type { VideoProps } from './video/video-props.ts';

/** Renders a child in an `Activity`, which hides it without unmounting it. */
function renderActivity(child: ReactNode) {
  const element = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{child}</Activity>;
  const view = render(element('visible'));
  return {
    ...view,
    hide: () => view.rerender(element('hidden')),
    show: () => view.rerender(element('visible')),
  };
}

const never = new Promise<never>(() => {});

function Waiting(): ReactNode {
  throw never;
}

describe('a hidden Activity', () => {
  const clip = makeClip() as VideoProps['gif'];

  async function showClip() {
    installMedia();
    const view = renderActivity(<Video gif={clip} width={640} controls />);
    await act(() => vi.dynamicImportSettled());
    await settle();
    return { ...view, video: view.container.querySelector('video') as HTMLVideoElement };
  }

  it('pauses a clip, and resumes it when shown again', async () => {
    const { video, hide, show } = await showClip();
    expect(video.paused).toBe(false);
    hide();
    expect(video.paused).toBe(true);
    show();
    expect(video.paused).toBe(false);
  });

  it('pauses a clip behind the fallback of a Suspense', async () => {
    installMedia();
    const content = (isWaiting: boolean) => (
      <Suspense>
        <Video gif={clip} width={640} />
        {isWaiting && <Waiting />}
      </Suspense>
    );
    const { container, rerender } = render(content(false));
    await act(() => vi.dynamicImportSettled());
    await settle();
    const video = container.querySelector('video') as HTMLVideoElement;
    expect(video.paused).toBe(false);
    rerender(content(true));
    scrollIntoView(video, 0);
    expect(video.paused).toBe(true);
    rerender(content(false));
    scrollIntoView(video, 1);
    await settle();
    expect(video.paused).toBe(false);
  });

  it('keeps a clip paused that the user paused', async () => {
    const { video, hide, show } = await showClip();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    hide();
    show();
    expect(video.paused).toBe(true);
  });

  it('counts a GIF as seen only while it is shown', () => {
    const onGifSeen = vi.fn();
    const gif = <Gif gif={makeGif('a')} width={200} onGifSeen={onGifSeen} />;
    const { container, hide, show } = renderActivity(gif);
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
    const { play, pause } = installMedia();
    const { container, hide, show } = renderActivity(
      <Gif gif={makeFilmedGif('a')} width={200} media="video" />,
    );
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
    const { container, hide, show } = renderActivity(<Grid width={612} fetchGifs={fetchGifs} />);
    await showLoader(container);
    hide();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(fetchGifs).toHaveBeenCalledOnce();
    show();
    await showLoader(container);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(tiles().length).toBeGreaterThan(10);
    await arrive();
    vi.useRealTimers();
  });
});
