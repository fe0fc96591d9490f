import { playFilm } from './play-film.ts';

/**
 * Plays a film in a tile, muted, while the page is visible, until it is stopped.
 *
 * @param onRefused called once if the film does not play.
 * @returns stops the film and releases its file and decoder.
 */
export function playTileFilm(
  video: HTMLVideoElement,
  src: string,
  onRefused: Parameters<typeof playFilm>[1],
): () => void {
  const page = video.ownerDocument;
  let stopWatching: (() => void) | undefined;
  let isStopped = false;

  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    page.removeEventListener('visibilitychange', playInView);
    stopWatching?.();
    video.pause();
    video.removeAttribute('src');
    // Without this call the browser keeps the file, its connection and a decoder.
    video.load();
  };
  const playInView = () => {
    if (page.hidden) {
      stopWatching?.();
      video.pause();
      return;
    }
    stopWatching = playFilm(video, (refusal) => {
      stop();
      onRefused(refusal);
    });
  };

  page.addEventListener('visibilitychange', playInView);
  // Browsers autoplay only muted films; React writes no attribute for it.
  video.muted = true;
  video.src = src;
  playInView();
  return stop;
}
