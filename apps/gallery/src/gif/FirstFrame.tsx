import { getAltText, getBestRendition, getGifHeight, type IGif, safeUrl } from '@gifkit/model';

/** px that a rendition is chosen for: about as wide as the stage gets. */
export const STAGE_WIDTH = 640;

/** What stands in for a GIF until scripts run, and where none do. */
interface FrameUrls {
  still: string;
  /** The GIF. */
  moving: string;
}

/**
 * The first frame of what the stage shows, as `Gif` chooses it: a fifth of the GIF or less. None where the stage
 * begins with a clip, or with the still itself.
 */
export function firstFrame({ images, ...gif }: IGif): FrameUrls | undefined {
  if (gif.video || gif.is_flashing || !images) return undefined;
  const height = getGifHeight({ images, ...gif }, STAGE_WIDTH);
  const best = getBestRendition(images, STAGE_WIDTH, height);
  const still = safeUrl((best && images[`${best.renditionName}_still`])?.url);
  const moving = safeUrl(best?.webp || best?.url);
  return still && moving ? { still, moving } : undefined;
}

export interface FirstFrameProps {
  gif: IGif;
  frame: FrameUrls;
  /** The GIF that is to cover it is there, and has the name. */
  isBelow: boolean;
}

/**
 * The first frame of a GIF, which is shown before any script has run. Where scripts are switched off, the GIF
 * itself.
 */
export function FirstFrame({ gif, frame, isBelow }: FirstFrameProps) {
  const alt = getAltText(gif);
  return (
    <>
      <img
        className="first-frame"
        src={frame.still}
        alt={isBelow ? '' : alt}
        fetchPriority="high"
      />
      {!isBelow && (
        <noscript>
          <picture>
            <source media="(prefers-reduced-motion: reduce)" srcSet={frame.still} />
            <img className="first-frame" src={frame.moving} alt={alt} />
          </picture>
        </noscript>
      )}
    </>
  );
}
