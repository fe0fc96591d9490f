import { isBroken, isFilmOff, turnFilmOff } from '../player/film-refusal.ts';
import { REVEALED } from '../ui/page-signs.ts';

/** ms that a film may take to begin once nothing more of it comes; where play() never settles, it is refused. */
const PATIENCE = 3000;

/** Whether the browser still fetches what it needs to begin. */
const isComing = ({ networkState, readyState }: HTMLMediaElement): boolean =>
  networkState === HTMLMediaElement.NETWORK_LOADING &&
  readyState < HTMLMediaElement.HAVE_FUTURE_DATA;

/** Puts the picture in the film's place where the browser refuses to play it, or cannot. */
function watchFilm(film: HTMLVideoElement): void {
  if (!film.autoplay) return;
  const refuse = () => {
    if (!isFilmOff()) turnFilmOff();
  };
  const look = () => isBroken(film) && refuse();
  film.addEventListener('error', look, true);
  look();
  film.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && refuse());
  const check = () => {
    if (isFilmOff() || !film.isConnected || film.currentTime > 0) return;
    if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return;
    if (isComing(film)) setTimeout(check, PATIENCE);
    else refuse();
  };
  setTimeout(check, PATIENCE);
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
