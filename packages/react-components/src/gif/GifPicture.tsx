import { type RefObject, useRef } from 'react';
import { REDUCED_MOTION } from '../constants.ts';
import { LazyFilm } from '../film/LazyFilm.tsx';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { type FetchPriority, fetchPriorityProps } from './fetch-priority.ts';
import { IMAGE_CLASS, MISSING_CLASS, STICKER_CLASS } from './GifContainer.ts';
import { type GifSources, getPlaceholder } from './gif-sources.ts';
import type { Stage } from './stage.ts';
import { type PictureOptions, usePicture } from './use-picture.ts';
import type { Playback } from './use-playback.ts';

export interface GifPictureProps extends Pick<PictureOptions, 'changeSighting'> {
  sources: GifSources;
  /** URL of the film that takes the place of the picture. */
  film: string | undefined;
  /** The tile. */
  root: RefObject<HTMLElement | null>;
  stage: Stage;
  playback: Playback;
  alt: string;
  /** The link or button around it has the name. */
  isSilent: boolean;
  /** CSS background that it lies on until it has loaded, a sticker for good. */
  ground: string;
  isSticker: boolean;
  isFromServer: boolean;
  /** Lazy-loaded by the browser. */
  isLazy: boolean;
  fetchPriority: FetchPriority | undefined;
  isHydrated: boolean;
}

/** While there is a film, the picture is its still. */
const BELOW_FILM: Playback = { isPaused: true, isAutomatic: false };

const PictureFrame = styledPair('picture');

/** WebP with an image to fall back to, or the still in its place. */
export function GifPicture({
  sources,
  stage,
  film,
  root,
  playback,
  alt,
  isSilent,
  ground,
  isSticker,
  isFromServer,
  isLazy,
  fetchPriority,
  isHydrated,
  changeSighting,
}: GifPictureProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  const { webp, image, still } = sources;
  const isShown = stage === 'shown';
  const { isWebpBroken, onLoad, onError, ...filming } = usePicture({
    image: imageRef,
    isShown,
    sources,
    placeholder: playback.isPaused ? undefined : getPlaceholder(sources),
    hasFilm: film !== undefined,
    changeSighting,
  });
  const isFilmed = film !== undefined && filming.film !== 'refused';
  const { isPaused, isAutomatic } = isFilmed ? BELOW_FILM : playback;
  const isMoving = isShown && !isPaused;
  const hasWebp = isMoving && !isWebpBroken && webp !== undefined;
  const resting = stage === 'waiting' ? undefined : still;
  const src = isMoving ? image : resting;
  const isMissing = isShown && !src;
  const [Frame, styling] = useServedStyle(PictureFrame, { background: ground }, isHydrated);
  return (
    <>
      <Frame className={isSticker ? STICKER_CLASS : undefined} {...styling}>
        {isFromServer && isMoving && isAutomatic && still && (
          // Where motion is unwelcome, the browser itself stays with the still, before any script runs.
          <source key="still" media={REDUCED_MOTION} srcSet={still} />
        )}
        {hasWebp && <source key="webp" type="image/webp" srcSet={webp} />}
        <img
          key="image"
          ref={imageRef}
          className={isMissing ? `${IMAGE_CLASS} ${MISSING_CLASS}` : IMAGE_CLASS}
          alt={alt}
          aria-hidden={isSilent || undefined}
          loading={isLazy ? 'lazy' : undefined}
          {...fetchPriorityProps(fetchPriority)}
          src={src}
          onLoad={onLoad}
          onError={onError}
        />
      </Frame>
      {isFilmed && isShown && !playback.isPaused && isHydrated && (
        <LazyFilm
          src={film}
          root={root}
          onTurn={filming.onFilmTurn}
          onPlaying={filming.onFilmPlaying}
        />
      )}
    </>
  );
}
