import type { IGif } from '@gifkit/model';
import { Gif, Video } from '@gifkit/react-components';
import type { CSSProperties } from 'react';
import { ratioOf } from './share-codes.ts';
import { STAGE_WIDTH } from './stage-picture.ts';

/** The GIF itself, as large as there is room for; a clip with its controls. */
export function Stage({ gif }: { gif: IGif }) {
  const style = { '--ratio': ratioOf(gif) } as CSSProperties;
  return (
    <div className="stage" style={style}>
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
    </div>
  );
}
