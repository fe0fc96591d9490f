import { isBroken, turnFilmOff } from '../player/film-refusal.ts';
import { REVEALED } from '../ui/page-signs.ts';

/** Timeout in ms for a film with enough data to start; for browsers whose play() never settles. */
const PATIENCE = 3000;

const findFilm = () => document.querySelector<HTMLVideoElement>('[data-film]');

/** Plays the film while it is in view, and falls back to the picture if the browser cannot or does not play it. */
export function watchFilm(): void {
  const film = findFilm();
  if (!film?.autoplay) return;
  const look = () => isBroken(film) && turnFilmOff();
  film.addEventListener('error', look, true);
  look();
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const { isConnected, paused, readyState, currentTime } = film;
    const couldPlay = isConnected && !paused && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
    // Browsers do not start videos that are out of sight.
    if (couldPlay && !document.hidden && !currentTime) turnFilmOff();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(check, PATIENCE);
  };
  for (const sign of ['canplay', 'play']) film.addEventListener(sign, wait);
  document.addEventListener('visibilitychange', wait);
  film.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && turnFilmOff());
  wait();
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
    if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) reveal();
    else film.addEventListener('loadeddata', reveal);
  }
  if (!image) return;
  if (image.complete && image.naturalWidth) reveal();
  else if (image.complete && image.currentSrc) onBroken();
  image.addEventListener('load', reveal);
  image.addEventListener('error', onBroken);
}
