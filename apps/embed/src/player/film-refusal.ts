import { isFilmBroken } from '@gifkit/headless/core';

const OFF = 'data-film-off';

/** ms that a film with enough data may take to start, or stand still. Some browsers never settle play(). */
const PATIENCE = 3000;

const SIGNS_OF_LIFE = ['canplay', 'play', 'playing', 'timeupdate'] as const;

export const isFilmOff = (): boolean => document.documentElement.hasAttribute(OFF);

/** Replaces the film with the picture by style, so that it works before hydration. */
export const turnFilmOff = (): void => document.documentElement.setAttribute(OFF, '');

/** Whether a film should move: it is not paused, and has data or has ended. */
const shouldMove = (film: HTMLVideoElement): boolean =>
  !(document.hidden || film.paused) &&
  (film.readyState >= film.HAVE_FUTURE_DATA || film.currentTime >= film.duration);

/**
 * Plays the film of the stage, and shows the picture if the browser refuses or stops it: autoplay is forbidden, no
 * file works, or, as in some WebKit builds, a loop stops for good after its first rounds.
 *
 * @returns stops watching it.
 */
export function playStageFilm(film: HTMLVideoElement, onRefused?: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watching = new AbortController();
  const { signal } = watching;
  const stop = () => {
    watching.abort();
    clearTimeout(timer);
  };
  const refuse = () => {
    if (signal.aborted) return;
    stop();
    turnFilmOff();
    onRefused?.();
  };
  const wait = () => {
    clearTimeout(timer);
    const { currentTime } = film;
    timer = setTimeout(() => {
      if (film.currentTime === currentTime && shouldMove(film)) refuse();
    }, PATIENCE);
  };
  for (const type of SIGNS_OF_LIFE) film.addEventListener(type, wait, { signal });
  document.addEventListener('visibilitychange', wait, { signal });
  // Captured, because errors of `<source>` elements do not bubble; the browser then tries the next source.
  film.addEventListener(
    'error',
    ({ target }) => {
      if (target === film || isFilmBroken(film)) refuse();
    },
    { capture: true, signal },
  );
  wait();
  film.play().catch(({ name }: DOMException) => {
    if (name === 'NotAllowedError' || isFilmBroken(film)) refuse();
  });
  return stop;
}
