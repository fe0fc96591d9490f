import type { MouseEvent } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { track } from '../tracking/track.ts';
import { Pill } from '../ui/Pill.ts';

interface WatchLinkProps {
  video: ExternalVideo;
  onWatch: () => void;
}

/** Shows the video that the GIF was made from; without a script, or in a tab of its own, on the provider's page. */
export function WatchLink({ video, onWatch }: WatchLinkProps) {
  const labels = useEmbedLabels();
  const onClick = (event: MouseEvent) => {
    track('click', 'watch');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onWatch();
  };
  return (
    <Pill href={video.pageUrl} data-action="" onClick={onClick}>
      {labels.watch}
    </Pill>
  );
}
