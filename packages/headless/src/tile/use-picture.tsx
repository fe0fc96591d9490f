import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import { REDUCED_MOTION } from '../core/constants.ts';
import {
  type GifSources,
  getGifSources,
  getPlaceholder,
  mayHaveFilm,
} from '../core/picture/gif-sources.ts';
import type { LoadOrder } from '../core/picture/load-order.ts';
import type { FilmTurn } from '../core/playback/film-pool.ts';
import { warnOnce } from '../core/shared/warn-once.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { IS_REACT_18 } from '../shared/render-part.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import { useOnline } from '../shared/use-online.ts';
import type { GifFilmProps } from './GifFilm.tsx';
import type { TilePictureState, TileState } from './tile-context.ts';
import { useLoadOrder } from './use-load-order.ts';

/** React 18 uses the HTML name of the attribute, React 19 its own. */
const FETCH_PRIORITY = IS_REACT_18 ? 'fetchpriority' : 'fetchPriority';

/** Fallback if the player cannot be loaded: the picture replaces the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

/** Lazy-loaded, because few hosts use films. */
export const GifFilm = lazyComponent(
  'the film player',
  () => import('./GifFilm.tsx'),
  ({ GifFilm }) => GifFilm,
  NoFilm,
);

/**
 * Returns the parts of a tile's picture: WebP with a fallback image, or its still; optionally a silent film over the
 * still. Fetched when the tile is in view. On the first screen of a list and on slow lines the still comes first.
 *
 * @param order of the list.
 * @param loadedClassName added to the image once the GIF itself has loaded.
 */
export function usePicture(
  { gif, name, width, height, media, isNamed, fetchPriority, ...tile }: Omit<TileState, 'picture'>,
  order: LoadOrder | undefined,
  loadedClassName: string | undefined,
): TilePictureState {
  const { playback, onLoaded, isFromServer } = tile;
  const element = useRef<HTMLImageElement>(null);
  const sources = useMemo(() => getGifSources(gif, width, height), [gif, width, height]);
  const [isWebpBroken, setWebpBroken] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState<FilmTurn>('plays');
  const isFilm = media !== 'image' && turn !== 'refused' && mayHaveFilm(gif, sources);
  const isShown = tile.proximity === 'shown';
  const { isSlow, waitsForStill, isHeld, tell } = useLoadOrder(order, {
    isShown,
    hasStill: !isFromServer && getPlaceholder(sources) !== undefined,
  });
  // A list on a server asks for stills, which some services do not have.
  const isDue = isShown || (tile.isLazy && !sources.still);
  const mayMove = isDue && !playback.isPaused && !waitsForStill;
  const isMoving = mayMove && !isFilm;
  // The still counts as the GIF while the GIF is paused, and while a film waits for its turn.
  const isStill = playback.isPaused || (isFilm && turn === 'waits');
  const placeholder = isStill ? undefined : getPlaceholder(sources);

  useEffect(() => {
    if (isFilm) GifFilm.preload();
  }, [isFilm]);
  useOnline(hasFailed, () => {
    setFailed(false);
    // Both request the file again.
    if (isWebpBroken) setWebpBroken(false);
    else if (src) element.current?.setAttribute('src', src);
  });
  const isEmpty = !sources.image && !sources.still;
  useEffect(() => {
    if (isEmpty) warnOnce(`Gifkit: the GIF ${gif.id} has no picture`);
  }, [isEmpty, gif.id]);

  const onItself = useLatestCallback((event: SyntheticEvent<HTMLElement>) => {
    // First, because whether the GIF is visible depends on styles, which the next lines change.
    onLoaded(event);
    if (element.current) {
      // Set on the elements, because only CSS depends on it; a render per picture would be wasteful.
      element.current.parentElement?.setAttribute('data-loaded', '');
      if (loadedClassName) element.current.classList.add(loadedClassName);
    }
    tell('all');
  });
  // The file may have loaded or failed before hydration, or earlier as the placeholder; then no event follows.
  useEffect(() => {
    const image = element.current;
    if (!isShown || !image?.complete || image.currentSrc === '') return;
    image.dispatchEvent(new Event(image.naturalWidth > 0 ? 'load' : 'error'));
  }, [isShown]);

  const rests = tile.proximity !== 'unknown' && (tile.isLazy || !isHeld);
  const resting = rests ? sources.still : undefined;
  const src = isMoving ? sources.image : resting;
  const isMissing = isShown && !src;
  return {
    isMissing,
    sources: (
      <>
        {isFromServer && isMoving && playback.isAutomatic && sources.still && (
          // With reduced motion, browsers choose the still before any script runs.
          <source media={REDUCED_MOTION} srcSet={sources.still} />
        )}
        {isMoving && !isWebpBroken && sources.webp !== undefined && (
          <source type="image/webp" srcSet={sources.webp} />
        )}
      </>
    ),
    image: {
      ref: element,
      alt: name,
      'aria-hidden': isNamed || undefined,
      loading: tile.isLazy && fetchPriority !== 'high' ? 'lazy' : undefined,
      ...(fetchPriority && { [FETCH_PRIORITY]: fetchPriority }),
      src,
      onLoad(event) {
        if (!isShown) return;
        if (isItself(event.currentTarget, sources, placeholder)) onItself(event);
        else tell('still');
      },
      onError() {
        setFailed(true);
        // A missing still says nothing about the GIF.
        if (!isMoving) {
          tell('still');
          return;
        }
        setWebpBroken(true);
        if (isWebpBroken || !sources.webp) tell('all');
      },
      ...(isMissing && { 'data-missing': '' }),
    },
    film:
      isFilm && mayMove && tile.isHydrated
        ? {
            gif,
            width,
            height,
            media,
            isSlow,
            onTurn: (next) => setTurn((last) => (last === 'refused' ? last : next)),
            onPlaying: onItself,
          }
        : undefined,
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
