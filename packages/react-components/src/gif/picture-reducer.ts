import type { FilmTurn } from '../film/film-turn.ts';

/** How far the picture of a GIF has come. */
export interface Picture {
  /**
   * `waiting`: nobody knows yet whether the GIF is in view, so nothing is fetched. `near`: it is not, and
   * its still holds the place. `shown`: it is or was in view.
   */
  readonly stage: 'waiting' | 'near' | 'shown';
  /** The GIF itself has loaded, not its placeholder. */
  readonly isLoaded: boolean;
  /** The WebP could not be loaded; the plain image takes its place. */
  readonly isWebpBroken: boolean;
  /** Where the GIF is shown as a film: whether that has its turn. Refused, the picture takes its place. */
  readonly film: FilmTurn;
}

export type PictureAction =
  | { type: 'observed'; isInView: boolean }
  | { type: 'loaded' }
  | { type: 'failed' }
  | { type: 'turned'; film: FilmTurn };

/** @param isShown from the start, whether in view or not. */
export const startPicture = (isShown: boolean): Picture => ({
  stage: isShown ? 'shown' : 'waiting',
  isLoaded: false,
  isWebpBroken: false,
  film: 'plays',
});

export function pictureReducer(picture: Picture, action: PictureAction): Picture {
  const isShown = picture.stage === 'shown';
  switch (action.type) {
    case 'observed': {
      const stage = isShown || action.isInView ? 'shown' : 'near';
      return stage === picture.stage ? picture : { ...picture, stage };
    }
    case 'loaded':
      return picture.isLoaded ? picture : { ...picture, isLoaded: true };
    case 'failed':
      return isShown ? { ...picture, isWebpBroken: true } : picture;
    case 'turned': {
      const isFinal = picture.film === 'refused' || picture.film === action.film;
      return isFinal ? picture : { ...picture, film: action.film };
    }
  }
}
