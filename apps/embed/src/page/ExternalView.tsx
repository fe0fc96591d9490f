import { getAltText, type IGif } from '@gifkit/model';
import { Suspense, useCallback } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { ExternalMedia } from './lazy-parts.ts';

interface ExternalViewProps {
  gif: IGif;
  video: ExternalVideo;
  control: PlayerControl;
}

/** The video that the GIF was made from, in the GIF's place. */
export function ExternalView({ gif, video, control: { state, dispatch } }: ExternalViewProps) {
  const onPausedChange = useCallback(
    (isPaused: boolean) => dispatch({ type: 'external', isPaused }),
    [dispatch],
  );
  return (
    <Suspense>
      <ExternalMedia
        video={video}
        title={gif.title || getAltText(gif)}
        showsBack={state.showsBack}
        onPausedChange={onPausedChange}
        onBack={() => {
          track('click', 'back');
          dispatch({ type: 'back' });
        }}
      />
    </Suspense>
  );
}
