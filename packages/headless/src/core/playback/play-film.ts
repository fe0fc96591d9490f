import { FILM_PATIENCE } from '../constants.ts';

const SIGNS_OF_LIFE = ['progress', 'loadedmetadata', 'loadeddata', 'canplay'] as const;

type Refusal = 'by the browser' | 'by the film';

/**
 * Plays a film, muted and looped, until it is stopped.
 *
 * @param onRefused called once if the film does not play: it is broken, autoplay is forbidden, or no data arrives for 8
 * s while the page is visible.
 * @returns stops the film and releases its file and decoder.
 */
export function playFilm(
  video: HTMLVideoElement,
  src: string,
  onRefused: (refusal: Refusal) => void,
): () => void {
  const page = video.ownerDocument;
  let hasStarted = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    for (const [type, listener] of listeners) video.removeEventListener(type, listener);
    page.removeEventListener('visibilitychange', playInView);
    clearTimeout(timer);
    video.pause();
    video.removeAttribute('src');
    // Without this call the browser keeps the file, its connection and a decoder.
    video.load();
  };
  const refuse = (refusal: Refusal) => {
    if (isStopped) return;
    stop();
    onRefused(refusal);
  };
  const wait = () => {
    clearTimeout(timer);
    if (hasStarted || isStopped) return;
    // Browsers may delay films of hidden pages.
    timer = setTimeout(() => (page.hidden ? wait() : refuse('by the film')), FILM_PATIENCE);
  };
  const start = () => {
    hasStarted = true;
    clearTimeout(timer);
  };
  const play = async () => {
    try {
      await video.play();
      start();
    } catch (error) {
      const { name } = error as DOMException;
      if (name === 'NotAllowedError') refuse('by the browser');
      // Browsers abort films of hidden pages to save power.
      else if (name !== 'AbortError') refuse('by the film');
    }
  };

  const playInView = () => {
    if (page.hidden) video.pause();
    else if (video.paused) play();
  };
  const listeners: readonly [string, () => void][] = [
    ...SIGNS_OF_LIFE.map((type): [string, () => void] => [type, wait]),
    ['playing', start],
    ['error', () => refuse('by the film')],
  ];

  for (const [type, listener] of listeners) video.addEventListener(type, listener);
  page.addEventListener('visibilitychange', playInView);
  // Browsers autoplay only muted films; React writes no attribute for it.
  video.muted = true;
  video.src = src;
  wait();
  play();
  return stop;
}
