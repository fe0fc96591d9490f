import type { RefObject, SyntheticEvent } from 'react';
import { REDUCED_MOTION } from '../constants.ts';
import { styledPair, useServedStyle } from '../shared/use-served-style.ts';
import { type FetchPriority, fetchPriorityProps } from './fetch-priority.ts';
import type { GifSources } from './gif-sources.ts';
import type { Picture } from './picture-reducer.ts';
import type { Playback } from './use-playback.ts';

export interface GifPictureProps {
  sources: GifSources;
  picture: Picture;
  playback: Playback;
  alt: string;
  /** The link or button around it has the name. */
  isSilent: boolean;
  className: string;
  background: string;
  /** Let the browser wait until the image comes near. */
  isLazy: boolean;
  fetchPriority: FetchPriority | undefined;
  isHydrated: boolean;
  imageRef: RefObject<HTMLImageElement | null>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
}

const BLANK = { opacity: 0 };

const PictureFrame = styledPair('picture');

/** WebP with an image to fall back to, or the still in its place. */
export function GifPicture({
  sources: { webp, image, still },
  picture: { stage, isWebpBroken },
  playback: { isPaused, isAutomatic },
  alt,
  isSilent,
  className,
  background,
  isLazy,
  fetchPriority,
  isHydrated,
  imageRef,
  onLoad,
  onError,
}: GifPictureProps) {
  const isMoving = stage === 'shown' && !isPaused;
  const hasWebp = isMoving && !isWebpBroken && webp !== undefined;
  const resting = stage === 'waiting' ? undefined : still;
  const src = isMoving ? image : resting;
  // An image without a source would show a broken one; it keeps its name.
  const isBlank = !src && stage !== 'shown';
  const [Frame, styling] = useServedStyle(PictureFrame, { background }, isHydrated);
  // Where motion is unwelcome, the browser itself stays with the still, before any script runs.
  return (
    <Frame {...styling}>
      {isMoving && isAutomatic && still && (
        <source key="still" media={REDUCED_MOTION} srcSet={still} />
      )}
      {hasWebp && <source key="webp" type="image/webp" srcSet={webp} />}
      <img
        key="image"
        ref={imageRef}
        className={className}
        alt={alt}
        aria-hidden={isSilent || undefined}
        loading={isLazy ? 'lazy' : undefined}
        {...fetchPriorityProps(fetchPriority)}
        src={src}
        style={isBlank ? BLANK : undefined}
        onLoad={onLoad}
        onError={onError}
      />
    </Frame>
  );
}
