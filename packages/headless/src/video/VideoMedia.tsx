import { getBestVideo } from '@gifkit/model';
import { useEffect, useRef } from 'react';
import { Tracks } from '../captions/Tracks.tsx';
import { getGifSources } from '../core/picture/gif-sources.ts';
import { keepFocus } from '../shared/keep-focus.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { useVideoParts } from './video-context.ts';

interface VideoMediaProps extends PartProps<'video'> {}

/**
 * Video element with the file that fits its size. After a resize, the new file continues at the same time. Outside a
 * `Video.Root` it shows native controls if the browser refuses autoplay.
 */
export function VideoMedia({ className, render }: VideoMediaProps) {
  const { gif, height, options, video, control, captions, isMuteWanted } = useVideoParts();
  const { width, percentWidth, isInPlayer = false, volume = 0.7 } = options;
  const { setVideoEl, onEndFullscreen } = options;
  const url = getBestVideo(gif.video, width, height)?.url;

  useEffect(() => {
    if (video.current) setVideoEl?.(video.current);
  }, [video, setVideoEl]);

  useEffect(() => {
    if (video.current) video.current.volume = volume;
  }, [video, volume]);

  useEffect(() => {
    if (video.current) video.current.muted = isMuteWanted;
  }, [video, isMuteWanted]);

  useEffect(() => {
    const element = video.current;
    if (!element || !onEndFullscreen) return;
    element.addEventListener('webkitendfullscreen', onEndFullscreen);
    return () => element.removeEventListener('webkitendfullscreen', onEndFullscreen);
  }, [video, onEndFullscreen]);

  // Inside a player, the player's own button starts the video.
  const hasNativeControls = control.isHeld && !isInPlayer;
  useIsomorphicLayoutEffect(() => {
    const element = video.current;
    if (!element || !hasNativeControls) return;
    // Without controls the video is not focusable, so the focus would move to the body.
    return () => keepFocus(element, element);
  }, [video, hasNativeControls]);

  const { resume } = control;
  const playedUrl = useRef(url);
  useEffect(() => {
    if (playedUrl.current !== url) resume();
    playedUrl.current = url;
  }, [url, resume]);

  // Until captions are needed, no file is requested, and the clip's media needs no CORS.
  const needsTracks = captions.shown !== undefined || captions.isReading;
  return renderPart(render, 'video', {
    ref: video,
    className,
    width: isInPlayer ? '100%' : (percentWidth ?? width),
    height: isInPlayer ? '100%' : percentWidth ? undefined : height,
    src: url,
    poster: getGifSources(gif, width, height).still,
    muted: isMuteWanted,
    playsInline: true,
    preload: 'auto',
    controls: hasNativeControls,
    tabIndex: hasNativeControls ? undefined : -1,
    crossOrigin: needsTracks ? 'anonymous' : undefined,
    'data-giphy-id': gif.id,
    ...control.events,
    children: needsTracks && <Tracks captions={captions} />,
  });
}
