import { type MouseEvent, useEffect, useRef } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import { track } from '../tracking/track.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

interface WatchLinkProps {
  video: ExternalVideo;
  /** It led to the video before, and the visitor comes back to it. */
  isBack: boolean;
  onWatch: () => void;
}

/** Shows the video that the GIF was made from; without a script, or in a tab of its own, on the provider's page. */
export function WatchLink({ video, isBack, onWatch }: WatchLinkProps) {
  const labels = useEmbedLabels();
  const link = useRef<HTMLAnchorElement>(null);
  useHandedFocus(link);
  useEffect(() => {
    if (!isBack) return;
    // Until its bar has slid in it cannot have the focus.
    const slides = link.current?.closest('footer')?.getAnimations?.() ?? [];
    Promise.allSettled(slides.map(({ finished }) => finished)).then(() => takeFocus(link.current));
  }, [isBack]);
  const onClick = (event: MouseEvent) => {
    track('click', 'watch');
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onWatch();
  };
  return (
    <a
      ref={link}
      className="pill"
      href={video.pageUrl}
      target="_blank"
      rel="noopener"
      data-action=""
      onClick={onClick}
    >
      {labels.watch}
    </a>
  );
}
