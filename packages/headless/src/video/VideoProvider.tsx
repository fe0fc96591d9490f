import { getBestVideo } from '@gifkit/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCaptions } from '../captions/use-captions.ts';
import { FALLBACK_SIZE } from '../core/constants.ts';
import { tileHeight } from '../core/layout/grid-layout.ts';
import { finite, finiteProps } from '../core/shared/finite.ts';
import { useVideo } from './use-video.ts';
import { VideoContext } from './video-context.ts';
import type { VideoOptions } from './video-options.ts';

interface VideoProviderProps extends VideoOptions {
  children: ReactNode;
  /** Called when the user mutes or unmutes; hosts may apply the value to other videos. */
  onUserMuted?: ((isMuted: boolean) => void) | undefined;
}

/**
 * State of a video without an element of its own. Renders nothing and warns if the GIF has no video. A different `gif`
 * starts from the beginning.
 */
export function VideoProvider(props: VideoProviderProps) {
  const { gif } = props;
  const hasVideo = getBestVideo(gif.video, 1, 1) !== undefined;
  useEffect(() => {
    if (!hasVideo) console.warn(`Gifkit: No video content for id: ${gif.id}`);
  }, [hasVideo, gif.id]);
  const options = finiteProps({ ...props, width: finite(props.width, FALLBACK_SIZE) });
  return hasVideo ? <OneVideo {...options} key={gif.id} /> : null;
}

function OneVideo({ children, onUserMuted, ...options }: VideoProviderProps) {
  const { gif, width, ccEnabled, ccLanguage, muted = false, isInPlayer = false } = options;
  const video = useRef<HTMLVideoElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isMuteWanted, setMuteWanted] = useState(muted);
  const [given, setGiven] = useState(muted);
  if (!Object.is(given, muted)) {
    setGiven(muted);
    setMuteWanted(muted);
  }
  const control = useVideo(video, { ...options, muted: isMuteWanted });
  const { isPlaying, isMuted } = control;
  // A choice from another player counts only if it can be changed here.
  const ownCaptions = useCaptions(gif, { ccEnabled, ccLanguage, isRemembered: isInPlayer });

  const toggleMute = () => {
    onUserMuted?.(!isMuted);
    setMuteWanted(!isMuted);
    // Also set on the element, because the browser may have muted it without a state change.
    if (video.current) video.current.muted = !isMuted;
  };
  const changeVolume = (volume: number) => {
    if (video.current && volume > 0) video.current.volume = volume;
    if (isMuted !== (volume === 0)) toggleMute();
  };
  return (
    <VideoContext.Provider
      value={{
        gif,
        height: options.height ?? tileHeight(gif, width),
        options,
        video,
        root,
        control,
        captions: options.captions ?? ownCaptions,
        isMuteWanted,
        togglePlay: () => (isPlaying ? control.pause() : control.play()),
        toggleMute,
        changeVolume,
      }}
    >
      {children}
    </VideoContext.Provider>
  );
}
