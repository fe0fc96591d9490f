import { isBroken, turnFilmOff } from '../player/film-refusal.ts';
import { REVEALED } from '../ui/page-signs.ts';

/** ms that a film may take to begin once there is enough of it; where play() never settles, it is refused. */
const PATIENCE = 3000;

const findFilm = () => document.querySelector<HTMLVideoElement>('[data-film]');

/** Plays the film that is in view, and puts the picture in its place where the browser refuses that, or cannot. */
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
    // Browsers begin nothing that nobody sees.
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
 * Watches how the GIF comes, until the client does: the page knows when there is something to see.
 *
 * @param onBroken told when a picture cannot be shown; only the client knows others.
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
