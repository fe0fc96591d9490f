import type { Stage } from '@gifkit/headless/core';
import { type RefObject, useRef } from 'react';
import { REDUCED_MOTION } from '../constants.ts';
import { LazyFilm } from '../film/LazyFilm.tsx';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { type FetchPriority, fetchPriorityProps } from './fetch-priority.ts';
import { IMAGE_CLASS, MISSING_CLASS } from './GifContainer.ts';
import { type GifSources, getPlaceholder } from './gif-sources.ts';
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
  className: string | undefined;
  /** CSS background that the host gives. */
  ground: string | undefined;
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
  className,
  ground,
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
  const [Frame, styling] = useServedStyle(
    PictureFrame,
    ground === undefined ? undefined : { background: ground },
    isHydrated,
  );
  return (
    <>
      <Frame className={className} {...styling}>
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
