import { getAltText, getBestRendition, getGifHeight, type IGif, safeUrl } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../shared/after-paint.ts';
import { ratioOf } from './share-codes.ts';

/** px that a rendition is chosen for: about as wide as the stage gets. */
const STAGE_WIDTH = 640;

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

interface FirstFrameProps {
  gif: IGif;
  frame: FrameUrls;
  /** The GIF that is to cover it is there, and has the name. */
  isBelow: boolean;
}

/**
 * The first frame of a GIF, which is shown before any script has run. Where scripts are switched off, the GIF
 * itself.
 */
function FirstFrame({ gif, frame, isBelow }: FirstFrameProps) {
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

/** Gets its ratio by a class: the content policy forbids style attributes in the server's HTML. */
const Frame = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
`;

/** False until the component has been painted once, then true. */
function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

/** The GIF itself, as large as there is room for; a clip with its controls. */
export function LargeGif({ gif }: { gif: IGif }) {
  const [isThere, setThere] = useState(false);
  const frame = firstFrame(gif);
  // Loaded after the first frame and the scripts, which it would delay.
  const isReady = usePainted() || !frame;
  return (
    <Frame className="stage" $ratio={ratioOf(gif)}>
      {frame && !isThere && <FirstFrame gif={gif} frame={frame} isBelow={isReady} />}
      {gif.video && (
        <Video
          gif={gif}
          width={STAGE_WIDTH}
          percentWidth="100%"
          muted
          controls
          persistentControls
          hideTitle
          hideAttribution
        />
      )}
      {!gif.video && isReady && (
        <Gif
          gif={gif}
          width={STAGE_WIDTH}
          percentWidth="100%"
          percentHeight="100%"
          borderRadius={16}
          noLink
          hideAttribution
          controls="always"
          lazyLoad={false}
          fetchPriority="high"
          // Transparent, so that the first frame below is seen until it has loaded.
          backgroundColor={frame && 'transparent'}
          onGifVisible={() => setThere(true)}
        />
      )}
    </Frame>
  );
}
