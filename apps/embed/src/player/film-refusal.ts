const OFF = 'data-film-off';

export const isFilmOff = (): boolean => document.documentElement.hasAttribute(OFF);

/** Replaces the film with the picture by style, so that it works before hydration. */
export const turnFilmOff = (): void => document.documentElement.setAttribute(OFF, '');

/** Whether no source of the film can be played; false if its sources are only excluded by reduced motion. */
export const isBroken = (film: HTMLVideoElement): boolean =>
  film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE &&
  [...film.querySelectorAll('source')].some(
    ({ media }) => !media || window.matchMedia(media).matches,
  );
