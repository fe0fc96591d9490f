import * as Parts from '@gifkit/headless/video';
import { useEffect } from 'react';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoProps } from './video-props.ts';

const VIDEO_CLASS = 'giphy-video';

/**
 * Autoplays and loops a clip. Muted if the browser blocks sound; paused while out of view. Renders nothing for a GIF
 * without video, and warns in the console.
 */
export function Video({ controls = false, ...props }: VideoProps) {
  const { overlay } = props;
  useEffect(() => {
    if (overlay && !controls) console.warn('Gifkit: Overlays only work when controls are enabled');
  }, [overlay, controls]);
  if (controls) return <VideoPlayer {...props} />;
  const { className = VIDEO_CLASS, ...options } = props;
  return (
    <Parts.Provider {...options}>
      <Parts.Media className={className} />
    </Parts.Provider>
  );
}
Video.className = VIDEO_CLASS;
