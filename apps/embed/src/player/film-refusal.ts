import { playFilm } from '@gifkit/headless/core';

const OFF = 'data-film-off';

/** Timeout in ms for a film with enough data to start; for browsers whose play() never settles. */
const PATIENCE = 3000;

export const isFilmOff = (): boolean => document.documentElement.hasAttribute(OFF);

/** Replaces the film with the picture by style, so that it works before hydration. */
export const turnFilmOff = (): void => document.documentElement.setAttribute(OFF, '');

/**
 * Plays the film of the stage, and shows the picture if the browser refuses it.
 *
 * @returns stops watching it.
 */
export function playStageFilm(film: HTMLVideoElement, onRefused?: () => void): () => void {
  const refuse = () => {
    turnFilmOff();
    onRefused?.();
  };
  return playFilm(film, refuse, { patience: PATIENCE, refusesWithoutData: false });
}
