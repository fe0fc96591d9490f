import { FILM_PATIENCE } from '../constants.ts';

/** Events that say that a film is on its way. */
const SIGNS_OF_LIFE = ['progress', 'loadedmetadata', 'loadeddata', 'canplay'] as const;

/** Why a film does not play: the browser plays none by itself, or it is this one that does not come. */
export type Refusal = 'by the browser' | 'by the film';

/**
 * Plays a film, silent and over and over, until it is stopped.
 *
 * @param onRefused once, in place of the film: it is broken, may not play, or gives no sign of life for 8 s of a
 * page that is in view.
 * @returns stops it, and lets go of the file and of what the browser has decoded.
 */
export function playFilm(
  video: HTMLVideoElement,
  src: string,
  onRefused: (refusal: Refusal) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const page = video.ownerDocument;
  let hasStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (signal.aborted) return;
    listening.abort();
    clearTimeout(timer);
    video.pause();
    video.removeAttribute('src');
    // Without it the browser keeps the file, its connection and a decoder.
    video.load();
  };
  const refuse = (refusal: Refusal) => {
    if (signal.aborted) return;
    stop();
    onRefused(refusal);
  };
  const wait = () => {
    clearTimeout(timer);
    if (hasStarted || signal.aborted) return;
    // A page that nobody looks at may hold its films back.
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

  for (const type of SIGNS_OF_LIFE) video.addEventListener(type, wait, { signal });
  video.addEventListener('playing', start, { signal });
  video.addEventListener('error', () => refuse('by the film'), { signal });
  page.addEventListener(
    'visibilitychange',
    () => {
      if (!page.hidden && video.paused) play();
    },
    { signal },
  );
  // Browsers let only silent films play by themselves; React writes no attribute for it.
  video.muted = true;
  video.src = src;
  wait();
  play();
  return stop;
}
