import { playFilm } from '@gifkit/headless/core';

const OFF = 'data-film-off';

/** ms that a film with enough data may take to start, or stand still. Some browsers never settle play(). */
const PATIENCE = 3000;

export const isFilmOff = (): boolean => document.documentElement.hasAttribute(OFF);

/** Replaces the film with the picture by style, so that it works before hydration. */
export const turnFilmOff = (): void => document.documentElement.setAttribute(OFF, '');

/** Whether a film should move: it is not paused, and has data or has ended. */
const shouldMove = ({ paused, readyState, currentTime, duration }: HTMLVideoElement): boolean =>
  !(document.hidden || paused) &&
  (readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || currentTime >= duration);

/** Some WebKit builds stop a looping film for good after its first rounds. @returns stops watching. */
function watchProgress(film: HTMLVideoElement, onStuck: () => void): () => void {
  let time = 0;
  let timer: ReturnType<typeof setTimeout>;
  const listening = new AbortController();
  const { signal } = listening;
  const wait = () => {
    clearTimeout(timer);
    time = film.currentTime;
    timer = setTimeout(check, PATIENCE);
  };
  const check = () => {
    if (film.currentTime === time && shouldMove(film)) onStuck();
    else if (!film.paused) wait();
  };
  for (const type of ['playing', 'timeupdate']) film.addEventListener(type, wait, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/**
 * Plays the film of the stage, and shows the picture if the browser refuses or stops it.
 *
 * @returns stops watching it.
 */
export function playStageFilm(film: HTMLVideoElement, onRefused?: () => void): () => void {
  const stop = () => {
    stopPlaying();
    stopWatching();
  };
  const refuse = () => {
    stop();
    turnFilmOff();
    onRefused?.();
  };
  const stopWatching = watchProgress(film, refuse);
  const stopPlaying = playFilm(film, refuse, { patience: PATIENCE, refusesWithoutData: false });
  return stop;
}
