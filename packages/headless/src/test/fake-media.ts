import { vi } from 'vitest';

/** Browser's response to `play()`. */
type PlayOutcome = 'plays' | 'refuses sound' | 'refuses';

/** Adds playing, pausing, loading and their events to jsdom's media elements. */
export function installMedia(outcome: PlayOutcome = 'plays') {
  const element = HTMLMediaElement.prototype;
  const playing = new WeakSet<HTMLMediaElement>();
  vi.spyOn(element, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return !playing.has(this);
  });
  const play = vi.spyOn(element, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    if (outcome === 'refuses' || (outcome === 'refuses sound' && !this.muted)) {
      // As in an iframe, whose DOMException is another class.
      throw Object.assign(new Error('Not by itself'), { name: 'NotAllowedError' });
    }
    if (playing.has(this)) return;
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  });
  const pause = vi.spyOn(element, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    if (!playing.delete(this)) return;
    this.dispatchEvent(new Event('pause'));
  });
  const load = vi.spyOn(element, 'load').mockImplementation(() => {});
  return { play, pause, load };
}
