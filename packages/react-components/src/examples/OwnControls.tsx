import type { IGif } from '@gifkit/model';
import { CaptionsButton, useCaptions, Video } from '@gifkit/react-components';
import { useState } from 'react';

export function OwnControls({ clip }: { clip: IGif }) {
  const captions = useCaptions(clip);
  const [video, setVideo] = useState<HTMLVideoElement>();
  return (
    <div style={{ position: 'relative' }}>
      <Video gif={clip} width={480} muted captions={captions} setVideoEl={setVideo} />
      <CaptionsButton captions={captions} video={video} />
    </div>
  );
}
