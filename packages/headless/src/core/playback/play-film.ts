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
 * Plays a film that a browser may refuse: show its picture then.
 *
 * @param onRefused called once if the film is broken, autoplay is forbidden, or it does not start in time.
 * @returns stops watching the film, which keeps playing.
 */
export function playFilm(
  video: HTMLVideoElement,
  onRefused: (refusal: FilmRefusal) => void,
): () => void {
  const page = video.ownerDocument;
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
    // Browsers do not start films of hidden pages.
    if (!(page.hidden || video.paused || video.currentTime)) refuse('by the film');
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
  page.addEventListener('visibilitychange', wait, { signal });
  video.addEventListener('playing', start, { signal });
  // Captured, because errors of `<source>` elements do not bubble; the browser then tries the next source.
  video.addEventListener(
    'error',
    ({ target }) => {
      if (target === video || isFilmBroken(video)) refuse('by the film');
    },
    { capture: true, signal },
  );
  wait();
  // jsdom returns nothing.
  Promise.resolve(video.play()).then(start, ({ name }: DOMException) => {
    if (name === 'NotAllowedError') refuse('by the browser');
    // Browsers abort films of hidden pages to save power.
    else if (name !== 'AbortError' && hasSource(video)) refuse('by the film');
  });
  return stop;
}
