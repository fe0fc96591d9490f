import { type MouseEvent, useEffect, useRef } from 'react';
import type { ExternalVideo } from '../external-media/external-video.ts';
import { track } from '../tracking/track.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { takeFocus, useHandedFocus } from '../ui/player-focus.ts';

interface WatchLinkProps {
  video: ExternalVideo;
  isBack: boolean;
  onWatch: () => void;
}

/** Shows the source video. Without scripts, or in a new tab, opens it on the provider's site. */
export function WatchLink({ video, isBack, onWatch }: WatchLinkProps) {
  const labels = useEmbedLabels();
  const link = useRef<HTMLAnchorElement>(null);
  useHandedFocus(link);
  useEffect(() => {
    if (!isBack) return;
    // The link can only be focused after its bar has slid in.
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
