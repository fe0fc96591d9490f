import { getAltText, getBrandColor, type IGif } from '@gifkit/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { PlayerState } from '../player/player-state.ts';
import { REDUCED_MOTION } from '../player/use-player.ts';
import { cutout } from '../ui/cutout.ts';
import { getStageImages, type StageImage } from './stage-images.ts';

interface StageProps extends Pick<PlayerState, 'wish'> {
  gif: IGif;
  /** The still comes first, until the visitor asks for more. */
  savesData: boolean;
  /** It is a clip, and has its shape. */
  hasCutout: boolean;
  /** The GIF has come. */
  onLoad: () => void;
  /** What lies over the picture, in the same shape. */
  children?: ReactNode;
}

const CHECKERS =
  'repeating-conic-gradient(rgb(255 255 255 / 4%) 0 25%, transparent 0 50%) 0 0 / 24px 24px';

const Ground = styled.div<{ $glow: string; $isSticker: boolean; $hasCutout: boolean }>`
  position: absolute;
  inset: 0;
  isolation: isolate;
  background:
    ${({ $isSticker }) => ($isSticker ? CHECKERS : 'none')},
    radial-gradient(
      closest-side,
      color-mix(in srgb, ${({ $glow }) => $glow} 16%, var(--stage)),
      var(--stage)
    );
  ${({ $hasCutout }) => $hasCutout && cutout}
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

/** The first frame, small and soon there, under the GIF that takes its time. */
const FirstFrame = styled(Image)<{ $showsThrough: boolean }>`
  z-index: -1;

  @media (scripting: none) {
    ${({ $showsThrough }) => $showsThrough && 'display: none;'}
  }
`;

/**
 * The GIF itself. Nothing here needs a script: what a visitor with reduced motion sees first is chosen
 * by the browser, and a new choice keeps the old picture until the next one has arrived.
 */
export function Stage({ gif, wish: wished, savesData, hasCutout, onLoad, children }: StageProps) {
  const wish = wished ?? (savesData ? 'paused' : undefined);
  const { gif: animated, webp, still, sizes } = getStageImages(gif);
  const image = useRef<HTMLImageElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // It may have come before React listened.
    if (image.current?.complete) setLoaded(true);
  }, []);
  useEffect(() => {
    if (isLoaded) onLoad();
  }, [isLoaded, onLoad]);

  const source = (image: StageImage | undefined, when: { type: string } | { media: string }) =>
    image && <source {...when} srcSet={image.srcSet} sizes={sizes} />;
  const shown = (wish === 'paused' && still) || animated || still;
  return (
    <Ground $glow={getBrandColor(gif.id)} $isSticker={gif.is_sticker} $hasCutout={hasCutout}>
      <picture>
        {wish === undefined && source(still, { media: REDUCED_MOTION })}
        {wish !== 'paused' && source(webp, { type: 'image/webp' })}
        {shown && (
          <Image
            className="giphy-gif-img"
            sizes={sizes}
            srcSet={shown.srcSet}
            src={shown.src}
            alt={getAltText(gif)}
            ref={image}
            onLoad={() => setLoaded(true)}
            decoding="async"
            draggable={false}
          />
        )}
      </picture>
      {still && !(gif.is_sticker && isLoaded) && (
        // In a picture of its own: React would preload it, which a sandboxed frame fetches twice.
        <picture>
          <FirstFrame
            $showsThrough={gif.is_sticker}
            sizes={sizes}
            srcSet={still.srcSet}
            src={still.src}
            alt=""
            fetchPriority="high"
            draggable={false}
          />
        </picture>
      )}
      {children}
    </Ground>
  );
}
