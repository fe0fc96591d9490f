import { isBroken, turnFilmOff } from '../player/film-refusal.ts';
import { REVEALED } from '../ui/page-signs.ts';

/** ms that a film may take to begin once there is enough of it; where play() never settles, it is refused. */
const PATIENCE = 3000;

/** Puts the picture in the film's place where the browser refuses to play it, or cannot. */
function watchFilm(film: HTMLVideoElement): void {
  if (!film.autoplay) return;
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
  film.addEventListener('canplay', wait);
  film.addEventListener('play', wait);
  document.addEventListener('visibilitychange', wait);
  film.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && turnFilmOff());
  wait();
}

/**
 * Watches how the GIF comes, until the client does: a film that is refused makes way, and the page knows when
 * there is something to see.
 *
 * @param onBroken told when a picture cannot be shown; only the client knows others.
 */
export function watchStage(onBroken: () => void): void {
  const reveal = () => document.documentElement.setAttribute(REVEALED, '');
  const film = document.querySelector<HTMLVideoElement>('[data-film]');
  const image = document.querySelector<HTMLImageElement>('.giphy-gif-img');
  if (film) {
    if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) reveal();
    else film.addEventListener('loadeddata', reveal);
    watchFilm(film);
  }
  if (!image) return;
  if (image.complete && image.naturalWidth) reveal();
  else if (image.complete && image.currentSrc) onBroken();
  image.addEventListener('load', reveal);
  image.addEventListener('error', onBroken);
}
