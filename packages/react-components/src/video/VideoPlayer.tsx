import { attributionEnglish, useLabelsOr } from '@gifkit/headless';
import { FALLBACK_SIZE, finite, finiteProps, tileHeight } from '@gifkit/headless/core';
import { lazyComponent, useSsrStyle } from '@gifkit/headless/utils';
import * as Video from '@gifkit/headless/video';
import { type IGif, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef } from 'react';
import { LARGE_PLAYER_HEIGHT } from '../constants.ts';
import { useSheetNonce } from '../shared/use-sheet-nonce.ts';
import { PauseIcon, PlayIcon, VolumeOffIcon, VolumeOnIcon } from './icons.tsx';
import { Buttons, Frame, Layer, Message, Progress, Title, Volume } from './player-parts.ts';
import type { VideoProps } from './video-props.ts';

/** Lazy-loaded: shown on hover, and not by all players. */
const Attribution = lazyComponent(
  'attribution',
  () => import('../attribution/Attribution.tsx'),
  ({ Attribution }) => Attribution,
);

/** Lazy-loaded with its menu: most clips have no captions. */
const CaptionsButton = lazyComponent(
  'captions',
  () => import('../captions/CaptionsButton.tsx'),
  ({ CaptionsButton }) => CaptionsButton,
);

export function VideoPlayer({
  style,
  hideProgressBar = false,
  hideTitle = false,
  hideMute = false,
  hideCaptions = false,
  hidePlayPause = false,
  hideAttribution = false,
  overlay: Overlay,
  ...others
}: VideoProps) {
  const root = finiteProps({ ...others, width: finite(others.width, FALLBACK_SIZE) });
  const { gif, width, percentWidth } = root;
  const height = root.height ?? tileHeight(gif, width);
  const size = {
    width: percentWidth ?? width,
    height: percentWidth ? undefined : height,
    aspectRatio: percentWidth ? `${width} / ${height}` : undefined,
  };
  return (
    <Video.Root
      {...root}
      render={(box, { isHovered, isHeld, hasControls }) => (
        <Box {...box} style={{ ...size, ...style }}>
          <Video.Media className="giphy-video" />
          <Video.Controls render={<Layer />}>
            <div>
              {!hideTitle && height >= LARGE_PLAYER_HEIGHT && <VideoTitle gif={gif} />}
              {!hideAttribution && hasControls && shouldShowAttribution(gif.user) && (
                <Attribution gif={gif} />
              )}
            </div>
            <Buttons>
              {(!hidePlayPause || isHeld) && (
                <Video.PlayButton
                  render={(button, { isPlaying }) => (
                    <button {...button}>
                      {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
                    </button>
                  )}
                />
              )}
              {!hideMute && (
                <>
                  <Video.Volume render={<Volume />} />
                  <Video.MuteButton
                    render={(button, { isMuted }) => (
                      <button {...button}>
                        {isMuted ? <VolumeOffIcon size={20} /> : <VolumeOnIcon size={20} />}
                      </button>
                    )}
                  />
                </>
              )}
              {!hideCaptions && Object.keys(gif.video?.captions ?? {}).length > 0 && (
                <CaptionsButton />
              )}
            </Buttons>
            {!hideProgressBar && <Video.Progress render={<Progress />} />}
          </Video.Controls>
          <Video.Waiting render={<Message />} />
          <Video.Error render={<Message />} />
          {Overlay && <Overlay gif={gif} isHovered={isHovered} width={width} height={height} />}
        </Box>
      )}
    />
  );
}

/** Container, with a size that is valid in server-rendered HTML. */
const Box = forwardRef(function Box(
  props: ComponentPropsWithoutRef<'div'>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return <Frame ref={ref} {...useSsrStyle(props, useSheetNonce())} />;
});

function VideoTitle({ gif: { title, url } }: { gif: IGif }) {
  const labels = useLabelsOr(attributionEnglish);
  const href = safeUrl(url);
  return (
    <Title
      dir="auto"
      href={href}
      title={title}
      aria-label={href && labels.inNewTab(title)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {title}
    </Title>
  );
}
