import { getAltText, type IGif } from '@gifkit/model';
import { useCallback } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import type { PlayerControl } from '../player/use-player.ts';
import { track } from '../tracking/track.ts';
import { LazyPart, lazyPart } from '../ui/LazyPart.tsx';
import { useEmbedLabels } from '../ui/labels.tsx';
import { PartLink } from './PartLink.tsx';

const ExternalMedia = lazyPart(
  () => import('../external-media/ExternalMedia.tsx'),
  'ExternalMedia',
);

interface ExternalViewProps {
  gif: IGif;
  video: ExternalVideo;
  control: PlayerControl;
}

export function ExternalView({ gif, video, control: { state, dispatch } }: ExternalViewProps) {
  const labels = useEmbedLabels();
  const onPausedChange = useCallback(
    (isPaused: boolean) => dispatch({ type: 'external', isPaused }),
    [dispatch],
  );
  const onBack = () => {
    track('click', 'back');
    dispatch({ type: 'back' });
  };
  return (
    <LazyPart
      fallback={
        <PartLink onClose={onBack}>
          <a href={video.pageUrl} target="_blank" rel="noopener">
            {labels.watch}
          </a>
        </PartLink>
      }
    >
      <ExternalMedia
        video={video}
        title={gif.title || getAltText(gif)}
        showsBack={state.showsBack}
        onPausedChange={onPausedChange}
        onBack={onBack}
      />
    </LazyPart>
  );
}
