import type { FilmTurn } from './film-pool.ts';

/** How the files of a GIF have loaded. */
export interface Picture {
  /** The WebP could not be loaded; the plain image takes its place. */
  readonly isWebpBroken: boolean;
  /** Of a GIF that is shown as a film. When it is refused, the picture is shown. */
  readonly film: FilmTurn;
}

export type PictureAction = { type: 'failed' } | { type: 'turned'; film: FilmTurn };

export const unloaded: Picture = { isWebpBroken: false, film: 'plays' };

/** @returns the same object where nothing changes, so that nothing renders. */
export function pictureReducer(picture: Picture, action: PictureAction): Picture {
  switch (action.type) {
    case 'failed':
      return picture.isWebpBroken ? picture : { ...picture, isWebpBroken: true };
    case 'turned': {
      const isFinal = picture.film === 'refused' || picture.film === action.film;
      return isFinal ? picture : { ...picture, film: action.film };
    }
  }
}
