import {
  getGifSources,
  keepFocus,
  tileHeight,
  useIsomorphicLayoutEffect,
} from '@gifkit/headless/internal';
import { getBestVideo } from '@gifkit/model';
import { type RefObject, useEffect, useRef } from 'react';
import { needsTracks, Tracks } from '../captions/Tracks.tsx';
import type { Captions } from '../captions/use-captions.ts';
import { DEFAULT_VOLUME } from '../constants.ts';
import type { VideoControl } from './use-video.ts';
import type { VideoElementProps } from './video-props.ts';

export const VIDEO_CLASS = 'giphy-video';

export interface BareVideoProps extends VideoElementProps {
  video: RefObject<HTMLVideoElement | null>;
  control: VideoControl;
  captions: Captions;
}

/**
 * The video element, with the file that fits its size. When the size changes, the new file continues at the
 * same time.
 */
export function VideoElement({
  video,
  control,
  captions,
  isInPlayer = false,
  ...props
}: BareVideoProps) {
  const { gif, width, percentWidth, volume = DEFAULT_VOLUME, muted = false } = props;
  const { setVideoEl, onEndFullscreen } = props;
  const height = props.height ?? tileHeight(gif, width);
  const url = getBestVideo(gif.video, width, height)?.url;

  useEffect(() => {
    if (video.current) setVideoEl?.(video.current);
  }, [video, setVideoEl]);

  useEffect(() => {
    if (video.current) video.current.volume = volume;
  }, [video, volume]);

  useEffect(() => {
    if (video.current) video.current.muted = muted;
  }, [video, muted]);

  useEffect(() => {
    const element = video.current;
    if (!element || !onEndFullscreen) return;
    element.addEventListener('webkitendfullscreen', onEndFullscreen);
    return () => element.removeEventListener('webkitendfullscreen', onEndFullscreen);
  }, [video, onEndFullscreen]);

  // Otherwise only the browser's own button could start it.
  const hasNativeControls = control.isHeld && !isInPlayer;
  useIsomorphicLayoutEffect(() => {
    const element = video.current;
    if (!element || !hasNativeControls) return;
    // A video without controls cannot have the focus, so it would go to the body.
    return () => keepFocus(element, element);
  }, [video, hasNativeControls]);

  const { resume } = control;
  const playedUrl = useRef(url);
  useEffect(() => {
    if (playedUrl.current !== url) resume();
    playedUrl.current = url;
  }, [url, resume]);

  return (
    <video
      ref={video}
      className={props.className ?? VIDEO_CLASS}
      width={isInPlayer ? '100%' : (percentWidth ?? width)}
      height={isInPlayer ? '100%' : percentWidth ? undefined : height}
      src={url}
      poster={getGifSources(gif, width, height).still}
      muted={muted}
      playsInline
      preload="auto"
      controls={hasNativeControls}
      tabIndex={hasNativeControls ? undefined : -1}
      crossOrigin={needsTracks(captions) ? 'anonymous' : undefined}
      data-giphy-id={gif.id}
      {...control.events}
    >
      <Tracks captions={captions} />
    </video>
  );
}
