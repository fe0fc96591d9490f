// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { installMedia } from '../../test/fake-media.ts';
import { FILM_PATIENCE } from '../constants.ts';
import { playFilm } from './play-film.ts';

const SRC = 'https://media.example.com/a/200w.mp4';
const never = () => new Promise<void>(() => {});

function start() {
  const video = document.createElement('video');
  const onRefused = vi.fn();
  const stop = playFilm(video, SRC, onRefused);
  onTestFinished(stop);
  return { video, onRefused, stop, says: (type: string) => video.dispatchEvent(new Event(type)) };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Hides the page, or shows it again. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('playFilm', () => {
  let media: ReturnType<typeof installMedia>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    media = installMedia();
    return () => vi.useRealTimers();
  });

  it('plays silently, and is content once it plays', async () => {
    const { video, onRefused } = start();
    await pass(10 * FILM_PATIENCE);
    expect(video.src).toBe(SRC);
    expect(video.muted).toBe(true);
    expect(video.paused).toBe(false);
    expect(onRefused).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lets go of the file and of its listeners when it is stopped', async () => {
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
  ])('is refused by a %s, and lets go', async (name, refusal) => {
    media.play.mockRejectedValue(new DOMException('No', name));
    const { video, onRefused } = start();
    await pass(0);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal);
    expect(video.hasAttribute('src')).toBe(false);
  });

  it('is refused by an error, before it plays or later', async () => {
    const early = start();
    early.says('error');
    expect(early.onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
    const late = start();
    await pass(0);
    late.says('error');
    late.says('error');
    expect(late.onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
  });

  describe('that never settles', () => {
    beforeEach(() => {
      media.play.mockImplementation(never);
    });

    it('is refused after 8 s', async () => {
      const { video, onRefused } = start();
      await pass(FILM_PATIENCE - 1);
      expect(onRefused).not.toHaveBeenCalled();
      await pass(1);
      expect(onRefused).toHaveBeenCalledExactlyOnceWith('by the film');
      expect(video.hasAttribute('src')).toBe(false);
    });

    it('has time while its bytes arrive on a slow line', async () => {
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

    it('has time while nobody looks at the page', async () => {
      const { onRefused } = start();
      hide(true);
      await pass(10 * FILM_PATIENCE);
      expect(onRefused).not.toHaveBeenCalled();
      hide(false);
      await pass(FILM_PATIENCE);
      expect(onRefused).toHaveBeenCalledOnce();
    });

    it('plays all the same, if it says so', async () => {
      const { onRefused, says } = start();
      says('playing');
      says('progress');
      await pass(2 * FILM_PATIENCE);
      expect(onRefused).not.toHaveBeenCalled();
    });
  });

  it('rests while its page is hidden', async () => {
    const { video } = start();
    hide(true);
    expect(video.paused).toBe(true);
    hide(false);
    expect(video.paused).toBe(false);
  });

  it('plays again when the reader comes back to a page whose films were stopped', async () => {
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
