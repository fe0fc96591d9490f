import { MotionButton, MotionProvider } from '@gifkit/headless';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeClip } from '../../../headless/src/test/make-clip.ts';
import { makeGif } from '../../../headless/src/test/make-gif.ts';
import { installMedia, playTo, settle } from '../../../headless/src/test/media-element.ts';
import { scrollIntoView } from '../../../headless/src/test/observers.ts';
import { preferReducedMotion } from '../test/media.ts';
import { failVideo, renderVideo } from '../test/render-video.tsx';
import { Video } from './Video.tsx';

const button = (name: string) => screen.getByRole('button', { name });

let media: ReturnType<typeof installMedia>;
beforeEach(() => {
  media = installMedia();
});

const WithMotionButton = ({ children }: { children: ReactNode }) => (
  <MotionProvider>
    <MotionButton />
    {children}
  </MotionProvider>
);

describe('Video', () => {
  it('autoplays the file for its size, with its still as poster', async () => {
    const [onFirstPlay, onMuted] = [vi.fn(), vi.fn()];
    const { video } = await renderVideo({ onFirstPlay, onMuted });
    expect(media.play).toHaveBeenCalledOnce();
    expect(video).toHaveAttribute('src', expect.stringContaining('360p.mp4'));
    expect(video).toHaveAttribute('poster', expect.stringContaining('o_s.gif'));
    expect(video).toHaveClass(Video.className);
    expect(video).toHaveProperty('volume', 0.7);
    expect(onFirstPlay).toHaveBeenCalledOnce();
    expect(onMuted).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser blocks autoplay', () => installMedia('refuses')],
    ['the user prefers reduced motion', () => preferReducedMotion(true)],
  ])('waits for the user if %s', async (_, prepare) => {
    prepare();
    const { video } = await renderVideo();
    expect(video.paused).toBe(true);
    expect(video.controls).toBe(true);
  });

  it('pauses and plays with the motion setting', async () => {
    const { video } = await renderVideo({}, { wrapper: WithMotionButton });
    expect(video.paused).toBe(false);
    fireEvent.click(button('Pause all'));
    expect(video.paused).toBe(true);
    fireEvent.click(button('Play all'));
    await settle();
    expect(video.paused).toBe(false);
  });

  it('keeps its position in a larger file', async () => {
    const { video, update } = await renderVideo();
    playTo(video, 3, 8);
    update({ width: 1280 });
    expect(video).toHaveAttribute('src', expect.stringContaining('720p.mp4'));
    expect(video.currentTime).toBe(3);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('restarts at its end only with loop: %s', async (loop, plays) => {
    const [onLoop, onEnded] = [vi.fn(), vi.fn()];
    const { video } = await renderVideo({ loop, onLoop, onEnded });
    media.pause.call(video);
    fireEvent.ended(video);
    await settle();
    expect(media.play).toHaveBeenCalledTimes(plays);
    expect(onLoop).toHaveBeenCalledExactlyOnceWith(1);
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('reports each quartile once per run', async () => {
    const onQuartile = vi.fn();
    const { video } = await renderVideo({ onQuartile });
    for (const time of [1, 2.5, 3, 7]) playTo(video, time, 8);
    expect(onQuartile.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
    fireEvent.ended(video);
    playTo(video, 2.5, 8);
    expect(onQuartile).toHaveBeenLastCalledWith(0.25);
  });

  it('reports every event of the element, including those that it did not cause', async () => {
    const [onStateChange, onTimeUpdate] = [vi.fn(), vi.fn()];
    const [onWaiting, onCanPlay, setVideoEl] = [vi.fn(), vi.fn(), vi.fn()];
    const handlers = { onStateChange, onTimeUpdate, onWaiting, onCanPlay, setVideoEl };
    const { video } = await renderVideo(handlers);
    expect(setVideoEl).toHaveBeenCalledExactlyOnceWith(video);
    act(() => video.pause());
    expect(onStateChange.mock.calls).toEqual([['playing'], ['paused']]);
    playTo(video, 1.5, 8);
    expect(onTimeUpdate).toHaveBeenCalledExactlyOnceWith(1.5);
    fireEvent.waiting(video);
    expect(onWaiting).toHaveBeenCalledExactlyOnceWith(1);
    fireEvent.canPlay(video);
    expect(onCanPlay).toHaveBeenCalledOnce();
  });

  it.each<[string, (video: HTMLVideoElement, isHidden: boolean) => void]>([
    ['out of view', (video, isHidden) => scrollIntoView(video, isHidden ? 0 : 1)],
    [
      'while its page is hidden',
      (_, isHidden) => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
    [
      'while CSS hides it',
      (video, isHidden) => {
        video.checkVisibility = () => !isHidden;
        if (isHidden) playTo(video, 1, 8);
        else fireEvent.transitionEnd(document.body);
      },
    ],
  ])('pauses %s and resumes, but not after the user paused it', async (_, hide) => {
    const { video } = await renderVideo();
    hide(video, true);
    expect(video.paused).toBe(true);
    hide(video, false);
    await settle();
    expect(video.paused).toBe(false);
    act(() => video.pause());
    hide(video, true);
    hide(video, false);
    await settle();
    expect(video.paused).toBe(true);
  });

  it('stays paused out of view when its page is shown again, and in view if the host has paused it', async () => {
    const { video, update } = await renderVideo();
    scrollIntoView(video, 0);
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(video.paused).toBe(true);
    update({ paused: true });
    scrollIntoView(video, 1);
    await settle();
    expect(video.paused).toBe(true);
  });

  it('warns if a GIF has no video, and renders nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { container } = render(<Video gif={makeGif('a')} width={640} />);
    expect(container).toBeEmptyDOMElement();
    expect(warn).toHaveBeenCalledExactlyOnceWith('Gifkit: No video content for id: a');
  });

  it('neither plays nor reports a start while the host has paused it', async () => {
    const [onFirstPlay, onStateChange] = [vi.fn(), vi.fn()];
    const { video, update } = await renderVideo({ paused: true, onFirstPlay, onStateChange });
    expect(media.play).not.toHaveBeenCalled();
    update({ paused: false });
    await settle();
    expect(video.paused).toBe(false);
    expect(onFirstPlay).toHaveBeenCalledOnce();
    update({ paused: true });
    expect(video.paused).toBe(true);
  });

  it('plays once in StrictMode, and resets for a new clip', async () => {
    const onFirstPlay = vi.fn();
    const { update } = await renderVideo({ onFirstPlay }, { wrapper: StrictMode });
    expect(onFirstPlay).toHaveBeenCalledOnce();
    update({ gif: makeClip('other') });
    await settle();
    expect(onFirstPlay).toHaveBeenCalledTimes(2);
  });
});

describe('Video with controls', () => {
  const player = () => screen.getByRole('group', { name: 'Video: Picture clip' });

  it('plays muted if the browser blocks sound, and shows that after a loop and a resume', async () => {
    installMedia('refuses sound');
    const onMuted = vi.fn();
    const { video } = await renderVideo({ controls: true, onMuted });
    expect(video.paused).toBe(false);
    fireEvent.volumeChange(video);
    expect(button('Unmute')).toBeInTheDocument();
    fireEvent.ended(video);
    await settle();
    fireEvent.click(button('Pause'));
    fireEvent.click(button('Play'));
    await settle();
    expect(video.muted).toBe(true);
    expect(button('Unmute')).toBeInTheDocument();
    expect(onMuted).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('shows its controls for 4 s after the pointer moved, and while it has the focus', async () => {
    await renderVideo({ controls: true });
    vi.useFakeTimers();
    const layer = () => button('Pause').parentElement?.parentElement;
    const opacity = () => getComputedStyle(layer() as Element).opacity;
    expect(opacity()).toBe('0');
    fireEvent.pointerMove(player());
    expect(opacity()).toBe('1');
    act(() => vi.advanceTimersByTime(4000));
    expect(opacity()).toBe('0');
    act(() => button('Pause').focus());
    act(() => vi.advanceTimersByTime(4000));
    expect(opacity()).toBe('1');
  });

  it('mutes and unmutes by a click on the video, once the controls have loaded', async () => {
    const { video } = await renderVideo({ controls: true });
    fireEvent.click(video);
    expect(video.muted).toBe(false);
    fireEvent.pointerMove(player());
    fireEvent.click(video);
    expect(video.muted).toBe(true);
  });

  it.each(['hideMute', 'hidePlayPause', 'hideProgressBar', 'hideTitle'] as const)(
    'hides a part with %s',
    async (hide) => {
      await renderVideo({ controls: true, persistentControls: true, [hide]: true });
      const parts = {
        hideMute: screen.queryByRole('button', { name: 'Mute' }),
        hidePlayPause: screen.queryByRole('button', { name: 'Pause' }),
        hideProgressBar: screen.queryByRole('slider', { name: 'Seek' }),
        hideTitle: screen.queryByRole('link', { name: 'Title of clip (opens in a new tab)' }),
      };
      for (const [name, part] of Object.entries(parts)) expect(part === null).toBe(name === hide);
    },
  );

  it('seeks, and announces its position', async () => {
    const { video } = await renderVideo({ controls: true });
    playTo(video, 2, 8);
    const slider = screen.getByRole('slider', { name: 'Seek' });
    expect(slider).toHaveValue('25');
    expect(slider).toHaveAttribute('aria-valuetext', '2 s of 8 s');
    playTo(video, 7.9, 8);
    expect(slider).toHaveValue('100');
    fireEvent.change(slider, { target: { value: '50' } });
    expect(video.currentTime).toBe(4);
  });

  it('has a volume slider that follows mute and unmute', async () => {
    const onUserMuted = vi.fn();
    const { video } = await renderVideo({ controls: true, onUserMuted });
    const slider = screen.getByRole('slider', { name: 'Volume' });
    expect(slider).toHaveAttribute('aria-valuetext', '70%');
    fireEvent.change(slider, { target: { value: '0.9' } });
    expect(video.volume).toBe(0.9);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(video.muted).toBe(true);
    fireEvent.volumeChange(video);
    expect(slider).toHaveAttribute('aria-valuetext', '0%');
    fireEvent.click(button('Unmute'));
    expect([video.muted, video.volume]).toEqual([false, 0.9]);
    expect(onUserMuted.mock.calls).toEqual([[true], [false]]);
  });

  it('reports an error in the console, to the host and to the user, and retries', async () => {
    const onError = vi.fn();
    const { video } = await renderVideo({ controls: true, onError });
    expect(failVideo(video, 2)).toEqual([expect.stringMatching(/^Network Error/)]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByRole('alert')).toHaveTextContent('Network Error...');
    act(() => button('Try again?').focus());
    fireEvent.click(button('Try again?'));
    expect(screen.getByRole('group')).toHaveFocus();
    expect(media.load).toHaveBeenCalledOnce();
    await settle();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('retries once the network is back', async () => {
    const { video } = await renderVideo();
    fireEvent.online(window);
    expect(media.load).not.toHaveBeenCalled();
    failVideo(video, 2);
    fireEvent.online(window);
    expect(media.load).toHaveBeenCalledOnce();
    await settle();
  });

  it('reports once an error from before it was mounted', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    Object.defineProperty(HTMLMediaElement.prototype, 'error', {
      value: { code: 4 },
      configurable: true,
    });
    onTestFinished(() => {
      Reflect.deleteProperty(HTMLMediaElement.prototype, 'error');
    });
    const onError = vi.fn();
    const { video } = await renderVideo({ onError });
    fireEvent.error(video);
    expect(onError).toHaveBeenCalledExactlyOnceWith(4);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Can not play a video/));
    log.mockClear();
  });

  it('shows that it waits for data', async () => {
    const { video } = await renderVideo({ controls: true });
    video.currentTime = 1;
    fireEvent.waiting(video);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(getComputedStyle(screen.getByText('Loading…')).position).toBe('absolute');
    fireEvent.playing(video);
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
