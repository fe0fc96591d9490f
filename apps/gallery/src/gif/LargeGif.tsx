import { getAltText, getBestRendition, getGifHeight, type IGif, safeUrl } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../shared/after-paint.ts';
import { ratioOf } from './embed-snippet.ts';

/** Width in px for choosing a rendition; about the maximum of the stage. */
const STAGE_WIDTH = 640;

interface FrameUrls {
  still: string;
  moving: string;
}

/**
 * First frame of the rendition that `Gif` chooses for the stage, at most a fifth of its size. Undefined if the stage
 * starts with a clip or with the still itself.
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
  /** True if the GIF covers it and has the accessible name. */
  isBelow: boolean;
}

/** First frame of a GIF, shown before scripts run. Without scripts, the GIF itself. */
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

/** Sets its ratio by a class, because the content policy forbids style attributes in the server's HTML. */
const Frame = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
`;

function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return isPainted;
}

export function LargeGif({ gif }: { gif: IGif }) {
  const [isThere, setThere] = useState(false);
  const frame = firstFrame(gif);
  // Loads after the first frame and the scripts, so that it does not delay them.
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
          // Transparent, so that the first frame shows until the GIF has loaded.
          backgroundColor={frame && 'transparent'}
          onGifVisible={() => setThere(true)}
        />
      )}
    </Frame>
  );
}
