import type { ExternalVideo } from '../external-media/external-video.ts';
import { track } from '../tracking/track.ts';
import { Pill } from '../ui/Pill.ts';

interface WatchLinkProps {
  video: ExternalVideo;
  onWatch: () => void;
}

/** Shows the video that the GIF was made from; without a script it leads to the provider's page. */
export const WatchLink = ({ video, onWatch }: WatchLinkProps) => (
  <Pill
    href={video.pageUrl}
    onClick={(event) => {
      event.preventDefault();
      track('click', 'watch');
      onWatch();
    }}
  >
    Watch
  </Pill>
);
