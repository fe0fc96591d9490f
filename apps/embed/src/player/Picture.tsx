import { REDUCED_MOTION } from '@gifkit/headless/core';
import { useEffect, useRef, useState } from 'react';
import type { PlayerUiState } from './player-state.ts';
import type { StageImage, StageImages } from './stage-images.ts';

interface PictureProps extends Pick<PlayerUiState, 'choice'> {
  images: StageImages;
  alt: string;
  /** Replaces the film if that fails; not loaded before it is shown. */
  isFallback?: boolean;
}

/**
 * The GIF as WebP or GIF. The browser picks the first source by the user's motion preference. A new choice keeps
 * the old picture until the next one has loaded. A broken WebP falls back to the GIF.
 */
export function Picture({ images, alt, choice, isFallback = false }: PictureProps) {
  const { gif, webp, still, sizes } = images;
  const image = useRef<HTMLImageElement>(null);
  const [isWebPBroken, setWebPBroken] = useState(false);

  const look = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) => {
    if (complete && currentSrc && !naturalWidth) setWebPBroken(true);
  };
  useEffect(() => {
    // It may have failed before React attached its handlers.
    if (image.current) look(image.current);
  });

  // Every page carries the fallback's markup but few show it, so it has only one size.
  const sized = (image: StageImage) =>
    isFallback ? { srcSet: image.src } : { srcSet: image.srcSet, sizes };
  const source = (image: StageImage | undefined, when: { type: string } | { media: string }) =>
    image && <source {...when} {...sized(image)} />;
  const shown = (choice === 'paused' && still) || gif || still;
  return (
    <picture>
      {choice === undefined && source(still, { media: REDUCED_MOTION })}
      {choice !== 'paused' && !isWebPBroken && source(webp, { type: 'image/webp' })}
      {shown ? (
        <img
          className="giphy-gif-img"
          src={shown.src}
          {...(isFallback ? {} : sized(shown))}
          alt={alt}
          ref={image}
          onError={({ currentTarget }) => look(currentTarget)}
          decoding="async"
          loading={isFallback ? 'lazy' : undefined}
          draggable={false}
        />
      ) : (
        <span className="stage-words">{alt}</span>
      )}
    </picture>
  );
}
