import { type RefObject, type SyntheticEvent, useCallback, useEffect, useReducer } from 'react';
import type { GifSources } from '../../core/picture/gif-sources.ts';
import type { FilmTurn } from '../../core/playback/film-pool.ts';
import { type Picture, pictureReducer, unloaded } from '../../core/playback/picture-reducer.ts';
import { useLatestCallback } from '../../shared/use-latest-callback.ts';
import type { ChangeVisibility } from '../visibility/use-visibility.ts';

interface PictureOptions {
  image: RefObject<HTMLImageElement | null>;
  isShown: boolean;
  sources: GifSources;
  placeholder: string | undefined;
  hasFilm: boolean;
  changeVisibility: ChangeVisibility;
  onShown: ((image: HTMLImageElement) => void) | undefined;
}

interface LoadingPicture extends Picture {
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
  onFilmTurn: (turn: FilmTurn) => void;
  onFilmPlaying: (event: SyntheticEvent<HTMLElement>) => void;
}

export function usePicture({
  image,
  isShown,
  sources,
  placeholder: given,
  hasFilm,
  changeVisibility,
  onShown,
}: PictureOptions): LoadingPicture {
  const [picture, dispatch] = useReducer(pictureReducer, unloaded);
  const onLatestShown = useLatestCallback((element: HTMLImageElement) => onShown?.(element));
  const onItself = useCallback(
    (event?: SyntheticEvent<HTMLElement>) => {
      if (image.current) {
        // Set on the element, because only CSS depends on it; a render per picture would be wasteful.
        image.current.parentElement?.setAttribute('data-loaded', '');
        onLatestShown(image.current);
      }
      changeVisibility({ isLoaded: true }, event);
    },
    [image, changeVisibility, onLatestShown],
  );
  // While a film waits for its turn, its still counts as the GIF.
  const placeholder = hasFilm && picture.film === 'waits' ? undefined : given;

  // The file may have loaded or failed before hydration, or earlier as the placeholder; then no event follows.
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
      // A missing still says nothing about the GIF.
      if (isShown) dispatch({ type: 'failed' });
    },
    onFilmTurn(film) {
      dispatch({ type: 'turned', film });
    },
    onFilmPlaying: onItself,
  };
}

/** True if an image shows the GIF itself, not its placeholder or nothing. */
function isItself(
  element: HTMLImageElement,
  { webp, image }: GifSources,
  placeholder: string | undefined,
): boolean {
  const { currentSrc } = element;
  if (currentSrc === '') return false;
  // Most URLs are already normalized, so parsing is rarely needed.
  if (!placeholder || currentSrc === webp || currentSrc === image) return true;
  return currentSrc !== new URL(placeholder, element.baseURI).href;
}
