/** ms; a film that has not started and loads nothing for this time is replaced by its picture. */
const FILM_PATIENCE = 8000;

const SIGNS_OF_LIFE = ['progress', 'loadedmetadata', 'loadeddata', 'canplay', 'play'] as const;

type FilmRefusal = 'by the browser' | 'by the film';

/** Whether the browser has a file to play; false if media queries exclude all of its sources. */
const hasSource = (video: HTMLVideoElement): boolean =>
  video.hasAttribute('src') ||
  [...video.querySelectorAll('source')].some(
    ({ media }) => !media || window.matchMedia?.(media).matches,
  );

/** Whether the browser can play none of a film's files; false if media queries exclude all of them. */
export const isFilmBroken = (video: HTMLVideoElement): boolean =>
  video.networkState === video.NETWORK_NO_SOURCE && hasSource(video);

/**
 * Plays a film of a visible page that a browser may refuse: show its picture then.
 *
 * @param onRefused called once if the film is broken, autoplay is forbidden, or it does not start in time.
 * @returns stops watching the film, which keeps playing.
 */
function playFilm(video: HTMLVideoElement, onRefused: (refusal: FilmRefusal) => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let hasStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    watching.abort();
    clearTimeout(timer);
  };
  const refuse = (refusal: FilmRefusal) => {
    if (signal.aborted) return;
    stop();
    onRefused(refusal);
  };
  const check = () => {
    if (!video.paused && !video.currentTime) refuse('by the film');
  };
  const wait = () => {
    clearTimeout(timer);
    if (!hasStarted) timer = setTimeout(check, FILM_PATIENCE);
  };
  const start = () => {
    hasStarted = true;
    clearTimeout(timer);
  };

  for (const type of SIGNS_OF_LIFE) video.addEventListener(type, wait, { signal });
  video.addEventListener('playing', start, { signal });
  video.addEventListener('error', () => refuse('by the film'), { signal });
  wait();
  // jsdom returns nothing.
  Promise.resolve(video.play()).then(start, ({ name }: DOMException) => {
    if (name === 'NotAllowedError') refuse('by the browser');
    // Browsers abort films of hidden pages to save power.
    else if (name !== 'AbortError') refuse('by the film');
  });
  return stop;
}

/**
 * Plays a film in a tile, muted, while the page is visible, until it is stopped.
 *
 * @param onRefused called once if the film does not play.
 * @returns stops the film and releases its file and decoder.
 */
export function playTileFilm(
  video: HTMLVideoElement,
  src: string,
  onRefused: (refusal: FilmRefusal) => void,
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
