import { FILM_PATIENCE } from '../constants.ts';

/** Events that say that a film is on its way. */
const SIGNS_OF_LIFE = ['progress', 'loadedmetadata', 'loadeddata', 'canplay'] as const;

/** Why a film does not play: the browser forbids autoplay, or this film does not load. */
export type Refusal = 'by the browser' | 'by the film';

/**
 * Plays a film, muted and in a loop, until it is stopped.
 *
 * @param onRefused called once if the film does not play: it is broken, autoplay is forbidden, or nothing of it
 * arrives for 8 s while the page is in view.
 * @returns stops it, and releases the file and its decoder.
 */
export function playFilm(
  video: HTMLVideoElement,
  src: string,
  onRefused: (refusal: Refusal) => void,
): () => void {
  const page = video.ownerDocument;
  let hasStarted = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    for (const [type, listener] of listeners) video.removeEventListener(type, listener);
    page.removeEventListener('visibilitychange', playInView);
    clearTimeout(timer);
    video.pause();
    video.removeAttribute('src');
    // Without it the browser keeps the file, its connection and a decoder.
    video.load();
  };
  const refuse = (refusal: Refusal) => {
    if (isStopped) return;
    stop();
    onRefused(refusal);
  };
  const wait = () => {
    clearTimeout(timer);
    if (hasStarted || isStopped) return;
    // Browsers may hold back the films of a page that is not in view.
    timer = setTimeout(() => (page.hidden ? wait() : refuse('by the film')), FILM_PATIENCE);
  };
  const start = () => {
    hasStarted = true;
    clearTimeout(timer);
  };
  const play = async () => {
    try {
      await video.play();
      start();
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'NotAllowedError') refuse('by the browser');
      // A browser that saves power aborts films of pages that are not in view.
      else if (name !== 'AbortError') refuse('by the film');
    }
  };

  const playInView = () => {
    if (page.hidden) video.pause();
    else if (video.paused) play();
  };
  const listeners: readonly [string, () => void][] = [
    ...SIGNS_OF_LIFE.map((type): [string, () => void] => [type, wait]),
    ['playing', start],
    ['error', () => refuse('by the film')],
  ];

  for (const [type, listener] of listeners) video.addEventListener(type, listener);
  page.addEventListener('visibilitychange', playInView);
  // Browsers let only silent films play by themselves; React writes no attribute for it.
  video.muted = true;
  video.src = src;
  wait();
  play();
  return stop;
}
