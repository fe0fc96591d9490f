import { isFilmBroken } from '@gifkit/headless/core';
import { playStageFilm, turnFilmOff } from '../player/film-refusal.ts';
import { REVEALED } from '../ui/page-signs.ts';

const findFilm = () => document.querySelector<HTMLVideoElement>('[data-film]');

/** Plays the film once it is in view, and falls back to the picture if the browser cannot or does not play it. */
export function watchFilm(): void {
  const film = findFilm();
  if (!film?.autoplay) return;
  if (isFilmBroken(film)) turnFilmOff();
  else playStageFilm(film);
}

/**
 * Watches the GIF load until hydration, and marks the page once there is something to see.
 *
 * @param onBroken called if a picture fails; only the client knows alternatives.
 */
export function watchStage(onBroken: () => void): void {
  const reveal = () => document.documentElement.setAttribute(REVEALED, '');
  const film = findFilm();
  const image = document.querySelector<HTMLImageElement>('.giphy-gif-img');
  if (film) {
    if (film.readyState >= film.HAVE_CURRENT_DATA) reveal();
    else film.addEventListener('loadeddata', reveal);
  }
  if (!image) return;
  if (image.complete && image.naturalWidth) reveal();
  else if (image.complete && image.currentSrc) onBroken();
  image.addEventListener('load', reveal);
  image.addEventListener('error', onBroken);
}
