import { getBestVideo } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import { useCaptions } from '../captions/use-captions.ts';
import { useVideo } from './use-video.ts';
import { VIDEO_CLASS, VideoElement } from './VideoElement.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import type { VideoProps } from './video-props.ts';

/**
 * A clip that starts by itself and loops. It is muted when the browser does not allow sound, and pauses while
 * it is out of view. Without `controls` it is a video without any controls. Renders nothing for a GIF without
 * video, and
 * warns in the console.
 */
export function Video(props: VideoProps) {
  const { gif, overlay, controls = false } = props;
  const hasVideo = getBestVideo(gif.video, 1, 1) !== undefined;
  useEffect(() => {
    if (!hasVideo) console.warn(`Gifkit: No video content for id: ${gif.id}`);
  }, [hasVideo, gif.id]);
  useEffect(() => {
    if (overlay && !controls) console.warn('Gifkit: Overlays only work when controls are enabled');
  }, [overlay, controls]);
  if (!hasVideo) return null;
  const Player = controls ? VideoPlayer : BareVideo;
  return <Player {...props} key={gif.id} />;
}
Video.className = VIDEO_CLASS;

function BareVideo(props: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const control = useVideo(video, props);
  const { gif, ccEnabled, ccLanguage } = props;
  // Without controls, a reader's choice from elsewhere could not be changed here, so only the host's options
  // count.
  const ofHost = useCaptions(gif, { ccEnabled, ccLanguage, isRemembered: false });
  const captions = props.captions ?? ofHost;
  return <VideoElement {...props} video={video} control={control} captions={captions} />;
}
