import type { IGif } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import { styled } from 'styled-components';
import { ratioOf } from './embed-snippet.ts';

/** Width in px for choosing a rendition; about the maximum of the stage. */
const STAGE_WIDTH = 640;

/** Sets its ratio by a class, because the content policy forbids style attributes in the server's HTML. */
const Frame = styled.div<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
`;

export const LargeGif = ({ gif }: { gif: IGif }) => (
  <Frame className="stage" $ratio={ratioOf(gif)}>
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
        fetchPriority="high"
      />
    )}
  </Frame>
);
