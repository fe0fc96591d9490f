// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installMedia } from '../../test/fake-media.ts';
import { playTileFilm } from './play-tile-film.ts';

const FILM_PATIENCE = 8000; // ms

const SRC = 'https://media.example.com/a/200w.mp4';
const never = () => new Promise<void>(() => {});

function start() {
  const video = document.createElement('video');
  const onRefused = vi.fn();
  const stop = playTileFilm(video, SRC, onRefused);
  onTestFinished(stop);
  return { video, onRefused, stop, says: (type: string) => video.dispatchEvent(new Event(type)) };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('playTileFilm', () => {
  let media: ReturnType<typeof installMedia>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    media = installMedia();
  });

  it('plays muted, without a timeout once it plays', async () => {
    const { video, onRefused } = start();
    await pass(10 * FILM_PATIENCE);
    expect(video.src).toBe(SRC);
    expect(video.muted).toBe(true);
    expect(video.paused).toBe(false);
    expect(onRefused).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('releases the file and its listeners when stopped', async () => {
    const { video, stop, says, onRefused } = start();
    stop();
    expect(video.hasAttribute('src')).toBe(false);
    expect(media.load).toHaveBeenCalledOnce();
    expect(video.paused).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    says('error');
    hide(false);
    await pass(2 * FILM_PATIENCE);
    expect(onRefused).not.toHaveBeenCalled();
    expect(media.play).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotAllowedError', 'by the browser'],
    ['NotSupportedError', 'by the film'],
  ])('is refused by a %s and releases the file', async (name, refusal) => {
    media.play.mockRejectedValue(new DOMException('No', name));
    const { video, onRefused } = start();
    await pass(0);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(video.hasAttribute('src')).toBe(false);
  });

  it('is refused by an error, before or during playback', async () => {
    const early = start();
    early.says('error');
    expect(early.onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
    const late = start();
    await pass(0);
    late.says('error');
    late.says('error');
    expect(late.onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
  });

  describe('whose play() never settles', () => {
    beforeEach(() => {
      media.play.mockImplementation(never);
      vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    });

    it('is refused after 8 s', async () => {
      const { video, onRefused } = start();
      await pass(FILM_PATIENCE - 1);
      expect(onRefused).not.toHaveBeenCalled();
      await pass(1);
      expect(onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
      expect(video.hasAttribute('src')).toBe(false);
    });

    it('is not refused while data arrives slowly', async () => {
      const { onRefused, says } = start();
      for (const sign of ['progress', 'loadedmetadata', 'progress', 'canplay']) {
        await pass(FILM_PATIENCE - 1);
        says(sign);
      }
      await pass(FILM_PATIENCE - 1);
      expect(onRefused).not.toHaveBeenCalled();
      await pass(1);
      expect(onRefused).toHaveBeenCalledOnce();
    });

    it('is not refused while the page is hidden', async () => {
      const { onRefused } = start();
      hide(true);
      await pass(10 * FILM_PATIENCE);
      expect(onRefused).not.toHaveBeenCalled();
      hide(false);
      await pass(FILM_PATIENCE);
      expect(onRefused).toHaveBeenCalledOnce();
    });

    it('is not refused after a playing event', async () => {
      const { onRefused, says } = start();
      says('playing');
      says('progress');
      await pass(2 * FILM_PATIENCE);
      expect(onRefused).not.toHaveBeenCalled();
    });
  });

  it('pauses while the page is hidden', async () => {
    const { video } = start();
    hide(true);
    expect(video.paused).toBe(true);
    hide(false);
    expect(video.paused).toBe(false);
  });

  it('resumes when the page becomes visible after the browser stopped it', async () => {
    media.play.mockRejectedValueOnce(new DOMException('To save power', 'AbortError'));
    const { video, onRefused } = start();
    hide(true);
    await pass(10 * FILM_PATIENCE);
    expect(video.paused).toBe(true);
    hide(false);
    await pass(FILM_PATIENCE);
    expect(video.paused).toBe(false);
    expect(onRefused).not.toHaveBeenCalled();
  });
});
