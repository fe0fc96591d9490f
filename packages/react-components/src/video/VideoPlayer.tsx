import { useLabels } from '@gifkit/headless';
import { fileTypeOf, pathWithin, tileHeight, useHydrated } from '@gifkit/headless/internal';
import { getAltText, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { type MouseEvent, useRef, useState } from 'react';
import { Attribution } from '../attribution/Attribution.tsx';
import { CaptionsButton } from '../captions/CaptionsButton.tsx';
import { useCaptions } from '../captions/use-captions.ts';
import { LARGE_PLAYER_HEIGHT } from '../constants.ts';
import { useServedStyle } from '../shared/use-served-style.ts';
import { PauseIcon, PlayIcon, VolumeOffIcon, VolumeOnIcon } from './icons.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Buttons, Frame, Layer, Message, Title } from './player-parts.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { useVideo } from './use-video.ts';
import { VideoElement } from './VideoElement.tsx';
import { VideoError } from './VideoError.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';
import { handleVideoKey } from './video-keys.ts';
import type { VideoProps } from './video-props.ts';

/** A click on a control does not count as a click on the video. */
const isOnControl = (event: MouseEvent<Element>): boolean =>
  pathWithin(event, event.currentTarget)?.some((one) => one.matches('a, button, input')) ?? true;

/** A video with its controls. */
export function VideoPlayer({
  style,
  className,
  persistentControls = false,
  hideProgressBar = false,
  hideTitle = false,
  hideMute = false,
  hideCaptions = false,
  hidePlayPause = false,
  hideAttribution = false,
  onUserMuted,
  overlay: Overlay,
  ...props
}: VideoProps) {
  const { gif, width, percentWidth, ccEnabled, ccLanguage } = props;
  const height = props.height ?? tileHeight(gif, width);
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [muted, setMuted] = useState(props.muted);
  const [given, setGiven] = useState(props.muted);
  if (given !== props.muted) {
    setGiven(props.muted);
    setMuted(props.muted);
  }
  const control = useVideo(video, { ...props, muted });
  const { isPlaying, isMuted, isHeld, isWaiting, errorCode } = control;
  const { isShown, handlers } = useAutoHide();
  const isHydrated = useHydrated();
  const href = safeUrl(gif.url);
  const ownCaptions = useCaptions(gif, { ccEnabled, ccLanguage });
  const captions = props.captions ?? ownCaptions;
  const hasControls =
    persistentControls || isShown || isHeld || captions.isReading || errorCode !== undefined;

  const toggleMute = () => {
    onUserMuted?.(!isMuted);
    setMuted(!isMuted);
    // The browser may have muted it, which the state above does not know.
    if (video.current) video.current.muted = !isMuted;
  };
  const togglePlay = () => (isPlaying ? control.pause() : control.play());
  const onClick = (event: MouseEvent<Element>) => {
    // The first tap shows the controls.
    if (isOnControl(event) || !hasControls) return;
    if (isPlaying) toggleMute();
    else control.play();
  };

  const [Box, styling] = useServedStyle(
    Frame,
    {
      width: percentWidth ?? width,
      height: percentWidth ? undefined : height,
      aspectRatio: percentWidth ? `${width} / ${height}` : undefined,
      ...style,
    },
    isHydrated,
  );
  const labels = useLabels();
  return (
    <Box
      ref={box}
      className={className}
      role="group"
      aria-label={labels.video(getAltText(gif, labels))}
      tabIndex={-1}
      {...styling}
      {...handlers}
      onClick={onClick}
      onKeyDown={(event) => {
        if (video.current) handleVideoKey(event, { video: video.current, togglePlay, toggleMute });
      }}
    >
      <VideoElement
        {...props}
        muted={muted}
        video={video}
        control={control}
        captions={captions}
        isInPlayer
      />
      {isHydrated && (
        <Layer $isShown={hasControls}>
          <div>
            {!hideTitle && height >= LARGE_PLAYER_HEIGHT && (
              <Title
                dir="auto"
                href={href}
                title={gif.title}
                aria-label={href && labels.inNewTab(gif.title)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {gif.title}
              </Title>
            )}
            {!hideAttribution && hasControls && shouldShowAttribution(gif.user) && (
              <Attribution gif={gif} />
            )}
          </div>
          <Buttons>
            {(!hidePlayPause || isHeld) && (
              <button
                type="button"
                aria-label={isPlaying ? labels.pause : labels.play}
                onClick={togglePlay}
              >
                {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
              </button>
            )}
            {!hideMute && (
              <VolumeSlider
                video={video}
                isMuted={isMuted}
                onChange={(volume) => {
                  // Volume 0 mutes the video, so that unmuting gives the volume from before.
                  if (video.current && volume > 0) video.current.volume = volume;
                  if (isMuted !== (volume === 0)) toggleMute();
                }}
              />
            )}
            {!hideMute && (
              <button
                type="button"
                aria-label={isMuted ? labels.unmute : labels.mute}
                onClick={toggleMute}
              >
                {isMuted ? <VolumeOffIcon size={20} /> : <VolumeOnIcon size={20} />}
              </button>
            )}
            {!hideCaptions && <CaptionsButton captions={captions} video={video.current} />}
          </Buttons>
          {!hideProgressBar && <ProgressBar video={video} />}
        </Layer>
      )}
      {isWaiting && <Message role="status">{labels.waiting}</Message>}
      {errorCode !== undefined && (
        <VideoError
          code={errorCode}
          type={fileTypeOf(video.current?.currentSrc ?? '')}
          onRetry={control.retry}
          placeOf={() => box.current}
        />
      )}
      {Overlay && <Overlay gif={gif} isHovered={isShown} width={width} height={height} />}
    </Box>
  );
}
