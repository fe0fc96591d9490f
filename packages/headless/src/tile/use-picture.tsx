import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
  version,
} from 'react';
import { REDUCED_MOTION } from '../core/constants.ts';
import {
  type GifSources,
  getFilmSource,
  getGifSources,
  getPlaceholder,
} from '../core/picture/gif-sources.ts';
import type { FilmTurn } from '../core/playback/film-pool.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import type { Render, WithData } from '../shared/render-part.ts';
import { useLatestCallback } from '../shared/use-latest-callback.ts';
import type { GifFilmProps } from './GifFilm.tsx';
import type { TileState } from './tile-context.ts';

/** React 18 uses the HTML name of the attribute, React 19 its own. */
const FETCH_PRIORITY = Number.parseInt(version, 10) < 19 ? 'fetchpriority' : 'fetchPriority';

/** Fallback if the player cannot be loaded: the picture replaces the film. */
function NoFilm({ onTurn }: GifFilmProps) {
  useEffect(() => onTurn('refused'));
  return null;
}

/** Lazy-loaded, because few hosts use films. */
const GifFilm = lazyComponent(
  'the film player',
  async () => (await import('./GifFilm.tsx')).GifFilm,
  NoFilm,
);

export interface PictureOptions {
  /** Renders a different element for films. @default `<video>` */
  renderFilm?: Render<ComponentPropsWithRef<'video'>> | undefined;
  /** Called when the image shows the GIF itself, not its placeholder. */
  onShown?: ((image: HTMLImageElement) => void) | undefined;
}

interface PictureParts {
  /** Children of the `<picture>` before its image. */
  sources: ReactNode;
  image: WithData<ComponentPropsWithRef<'img'>>;
  /** True if no picture could be loaded; the image shows its alt text. */
  isMissing: boolean;
  /** Sibling of the `<picture>`. */
  film: ReactNode;
}

/**
 * Returns the parts of a tile's picture: WebP with a fallback image, or its still; optionally a silent film over the
 * still. Fetched when the tile is in view.
 */
export function usePicture(
  { gif, name, width, height, media, isNamed, fetchPriority, ...tile }: TileState,
  { renderFilm, onShown }: PictureOptions,
): PictureParts {
  const { root, playback, onLoaded, isFromServer } = tile;
  const element = useRef<HTMLImageElement>(null);
  const sources = useMemo(() => getGifSources(gif, width, height), [gif, width, height]);
  const [isWebpBroken, setWebpBroken] = useState(false);
  const [turn, setTurn] = useState<FilmTurn>('plays');
  const source =
    media === 'image' || turn === 'refused' ? undefined : getFilmSource(gif, width, height, media);
  const isShown = tile.proximity === 'shown';
  const isPaused = source ? true : playback.isPaused;
  const isMoving = isShown && !isPaused;
  // The still counts as the GIF while the GIF is paused, and while a film waits for its turn.
  const isStill = playback.isPaused || (source && turn === 'waits');
  const placeholder = isStill ? undefined : getPlaceholder(sources);

  const onItself = useLatestCallback((event?: SyntheticEvent<HTMLElement>) => {
    if (element.current) {
      // Set on the element, because only CSS depends on it; a render per picture would be wasteful.
      element.current.parentElement?.setAttribute('data-loaded', '');
      onShown?.(element.current);
    }
    onLoaded(event);
  });
  // The file may have loaded or failed before hydration, or earlier as the placeholder; then no event follows.
  useEffect(() => {
    const image = element.current;
    if (!isShown || !image?.complete || !isItself(image, sources, placeholder)) return;
    if (image.naturalWidth === 0) setWebpBroken(true);
    else onItself();
  }, [isShown, sources, placeholder, onItself]);

  const resting = tile.proximity === 'unknown' ? undefined : sources.still;
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
      loading: tile.isLazy ? 'lazy' : undefined,
      ...(fetchPriority && { [FETCH_PRIORITY]: fetchPriority }),
      src,
      onLoad(event) {
        if (isShown && isItself(event.currentTarget, sources, placeholder)) onItself(event);
      },
      onError() {
        // A missing still says nothing about the GIF.
        if (isShown) setWebpBroken(true);
      },
      ...(isMissing && { 'data-missing': '' }),
    },
    film: source && isShown && !playback.isPaused && tile.isHydrated && (
      <GifFilm
        src={source}
        root={root}
        render={renderFilm}
        onTurn={(next) => setTurn((last) => (last === 'refused' ? last : next))}
        onPlaying={onItself}
      />
    ),
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
