import type { IGif } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../shared/after-paint.ts';
import { FirstFrame, firstFrame, STAGE_WIDTH } from './FirstFrame.tsx';
import { ratioOf } from './share-codes.ts';

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
export function LargeGif({ gif, hasStill = false }: { gif: IGif; hasStill?: boolean | undefined }) {
  const [isThere, setThere] = useState(false);
  const frame = hasStill ? firstFrame(gif) : undefined;
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
