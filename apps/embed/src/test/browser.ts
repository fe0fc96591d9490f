import { vi } from 'vitest';

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Stubs browser APIs that jsdom lacks. No element ever comes into view. */
export function stubBrowser({
  prefersReducedMotion = false,
  refusesToPlay = false,
  refusesSound = false,
} = {}) {
  delete document.documentElement.dataset.filmOff;
  const media = HTMLMediaElement.prototype;
  const playing = new WeakSet<HTMLMediaElement>();
  const sounding = new WeakSet<HTMLMediaElement>();
  vi.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return !playing.has(this);
  });
  const pause = vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
  vi.spyOn(media, 'muted', 'get').mockImplementation(function muted(this: HTMLMediaElement) {
    return !sounding.has(this);
  });
  vi.spyOn(media, 'muted', 'set').mockImplementation(function mute(
    this: HTMLMediaElement,
    isMuted,
  ) {
    sounding[isMuted ? 'delete' : 'add'](this);
    if (!isMuted && refusesSound) playing.delete(this);
  });
  const load = vi.spyOn(media, 'load').mockImplementation(() => {});
  const play = vi.spyOn(media, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    if (refusesToPlay || (refusesSound && !this.muted))
      throw new DOMException('Autoplay refused', 'NotAllowedError');
    playing.add(this);
  });
  vi.stubGlobal('IntersectionObserver', IdleObserver);
  vi.stubGlobal('ResizeObserver', IdleObserver);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: prefersReducedMotion && query.includes('prefers-reduced-motion'),
    }),
  );
  return { play, pause, load };
}
