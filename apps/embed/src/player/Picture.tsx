import { REDUCED_MOTION } from '@gifkit/headless/internal/core/constants.ts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { PlayerUiState } from './player-state.ts';
import type { StageImage, StageImages } from './stage-images.ts';

interface PictureProps extends Pick<PlayerUiState, 'choice'> {
  images: StageImages;
  alt: string;
  /** It stands in for the film: nothing is loaded before it shows. */
  isFallback?: boolean;
  /** It is there. */
  onLoad?: () => void;
}

/**
 * The GIF as WebP or GIF. What a visitor with reduced motion sees first is chosen by the browser, and a new
 * choice keeps the old picture until the next one has arrived. A broken WebP falls back to the GIF.
 */
export function Picture({ images, alt, choice, isFallback = false, onLoad }: PictureProps) {
  const { gif, webp, still, sizes } = images;
  const image = useRef<HTMLImageElement>(null);
  const [isWebPBroken, setWebPBroken] = useState(false);

  const look = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) => {
    if (!complete || !currentSrc) return;
    if (naturalWidth) onLoad?.();
    else setWebPBroken(true);
  };
  useEffect(() => {
    // It may have come, or failed, before React listened.
    if (image.current) look(image.current);
  });

  // Few visitors see the fallback, and all of them load its markup: it comes in one size.
  const sized = (image: StageImage) =>
    isFallback ? { srcSet: image.src } : { srcSet: image.srcSet, sizes };
  const source = (image: StageImage | undefined, when: { type: string } | { media: string }) =>
    image && <source {...when} {...sized(image)} />;
  const shown = (choice === 'paused' && still) || gif || still;
  const onEnd = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => look(currentTarget);
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
          onLoad={onEnd}
          onError={onEnd}
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
