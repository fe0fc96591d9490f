/** Attribute of the document's element where the film cannot be shown. */
const OFF = 'data-film-off';

/** Whether the picture takes the film's place on this page. */
export const isFilmOff = (): boolean => document.documentElement.hasAttribute(OFF);

/** Shows the picture in the film's place from now on: by style alone, so that it works before React is there. */
export const turnFilmOff = (): void => document.documentElement.setAttribute(OFF, '');

/** Whether none of a film's files can be played, rather than motion being unwelcome. */
export const isBroken = (film: HTMLVideoElement): boolean =>
  film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE &&
  [...film.querySelectorAll('source')].some(
    ({ media }) => !media || window.matchMedia(media).matches,
  );
