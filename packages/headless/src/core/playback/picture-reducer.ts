import type { FilmTurn } from './film-pool.ts';

export interface Picture {
  /** True after the WebP failed; the plain image replaces it. */
  readonly isWebpBroken: boolean;
  readonly film: FilmTurn;
}

export type PictureAction = { type: 'failed' } | { type: 'turned'; film: FilmTurn };

export const unloaded: Picture = { isWebpBroken: false, film: 'plays' };

/** @returns the same object if nothing changes, to skip the render. */
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
