import { type RefObject, type SyntheticEvent, useCallback, useEffect, useReducer } from 'react';
import type { FilmTurn } from '../film/film-turn.ts';
import { LOADED_CLASS } from './GifContainer.ts';
import type { GifSources } from './gif-sources.ts';
import { type Picture, pictureReducer, unloaded } from './picture-reducer.ts';
import type { ChangeSighting } from './use-sighting.ts';

export interface PictureOptions {
  image: RefObject<HTMLImageElement | null>;
  /** It is the GIF itself that the image shall show. */
  isShown: boolean;
  sources: GifSources;
  /** URL of the placeholder, which does not count as the GIF. */
  placeholder: string | undefined;
  /** Shown as a film, unless that is refused. */
  hasFilm: boolean;
  /** Is told when the GIF itself is there. */
  changeSighting: ChangeSighting;
}

export interface LoadingPicture extends Picture {
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
  onFilmTurn: (turn: FilmTurn) => void;
  onFilmPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

/** Follows the files of a GIF as they load or fail. */
export function usePicture({
  image,
  isShown,
  sources,
  placeholder: given,
  hasFilm,
  changeSighting,
}: PictureOptions): LoadingPicture {
  const [picture, dispatch] = useReducer(pictureReducer, unloaded);
  const onItself = useCallback(
    (event?: SyntheticEvent<HTMLElement>) => {
      // Set by hand: only CSS depends on it, and a render for each picture that loads costs half a mount.
      image.current?.classList.add(LOADED_CLASS);
      changeSighting({ isLoaded: true }, event);
    },
    [image, changeSighting],
  );
  // Without its turn, the still is all there is to see.
  const placeholder = hasFilm && picture.film === 'waits' ? undefined : given;

  // What was over before React listened, or was there already as the placeholder, sends no event.
  useEffect(() => {
    if (!isShown || !image.current?.complete || !isItself(image.current, sources, placeholder))
      return;
    if (image.current.naturalWidth === 0) dispatch({ type: 'failed' });
    else onItself();
  }, [image, isShown, sources, placeholder, onItself]);

  return {
    ...picture,
    onLoad(event) {
      if (isShown && isItself(event.currentTarget, sources, placeholder)) onItself(event);
    },
    onError() {
      // A still that is missing says nothing about the GIF.
      if (isShown) dispatch({ type: 'failed' });
    },
    onFilmTurn(film) {
      dispatch({ type: 'turned', film });
    },
    onFilmPlaying: onItself,
  };
}

/** Whether an image shows the GIF itself, not nothing nor the placeholder. */
function isItself(
  element: HTMLImageElement,
  { webp, image }: GifSources,
  placeholder: string | undefined,
): boolean {
  const { currentSrc } = element;
  if (currentSrc === '') return false;
  // The service writes most URLs as browsers do: then nothing has to be resolved.
  if (!placeholder || currentSrc === webp || currentSrc === image) return true;
  return currentSrc !== new URL(placeholder, element.baseURI).href;
}
