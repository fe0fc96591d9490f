import type { IGif } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ratioOf } from './share-codes.ts';
import { STAGE_WIDTH, stageStill } from './stage-still.ts';

/** Has its ratio by a class: the policy lets no style attribute come from the server. */
const Frame = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
`;

/** The GIF itself, as large as there is room for; a clip with its controls. */
export function Stage({ gif, hasStill = false }: { gif: IGif; hasStill?: boolean | undefined }) {
  const [isThere, setThere] = useState(false);
  const still = hasStill ? stageStill(gif) : undefined;
  return (
    <Frame className="stage" $ratio={ratioOf(gif)}>
      {still && !isThere && <img className="stage-still" src={still} alt="" fetchPriority="high" />}
      {gif.video ? (
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
      ) : (
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
          fetchPriority={still ? 'low' : 'high'}
          // Until it has loaded, its still is to be seen through it.
          backgroundColor={still && 'transparent'}
          onGifVisible={() => setThere(true)}
        />
      )}
    </Frame>
  );
}
