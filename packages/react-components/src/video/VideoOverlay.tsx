import { useLabelsOr, videoEnglish } from '@gifkit/headless';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { GifOverlayProps } from '../gif/gif-props.ts';
import { plateButton } from '../shared/over-picture.ts';
import { touchTarget } from '../shared/touch-target.ts';
import { VolumeOffIcon, VolumeOnIcon } from './icons.tsx';
import { Video } from './Video.tsx';

const Container = styled.div`
  position: absolute;
  inset: 0;
`;

const Playing = styled(Video)`
  pointer-events: none;
  background: none;
`;

const Button = styled.button`
  ${plateButton}
  ${touchTarget}
  position: absolute;
  top: 6px;
  inset-inline-end: 6px;
  padding: 4px;
  border-radius: 50%;
  line-height: 0;
`;

/** px; selects the file if the GIF's width is unknown. */
const FALLBACK_WIDTH = 480;

interface VideoOverlayProps extends GifOverlayProps {
  className?: string | undefined;
  /** @default false */
  muted?: boolean | undefined;
  hideMuteButton?: boolean | undefined;
  /** Called when the user mutes or unmutes, so that a host can apply it to other videos. */
  onUserMuted?: ((isMuted: boolean) => void) | undefined;
}

/** Plays a clip over its GIF on hover: `<Gif overlay={VideoOverlay} … />`. */
export function VideoOverlay({
  gif,
  isHovered,
  width = FALLBACK_WIDTH,
  height,
  className,
  muted: givenMuted = false,
  hideMuteButton = false,
  onUserMuted,
}: VideoOverlayProps) {
  const labels = useLabelsOr(videoEnglish);
  const [muted, setMuted] = useState(givenMuted);
  const [given, setGiven] = useState(givenMuted);
  // The host may pass on a choice that was made in another overlay.
  if (!Object.is(given, givenMuted)) {
    setGiven(givenMuted);
    setMuted(givenMuted);
  }
  const [isMutedByBrowser, setMutedByBrowser] = useState(false);
  const isSilent = muted || isMutedByBrowser;
  return (
    <Container className={className}>
      {isHovered && (
        <Playing
          gif={gif}
          controls
          hideAttribution
          hideMute
          hideCaptions
          hidePlayPause
          persistentControls
          muted={muted}
          width={width}
          height={height}
          onMuted={setMutedByBrowser}
        />
      )}
      {!hideMuteButton && (
        <Button
          type="button"
          className={VideoOverlay.imgClassName}
          aria-label={isSilent ? labels.unmute : labels.mute}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            setMutedByBrowser(false);
            setMuted(!isSilent);
            onUserMuted?.(!isSilent);
          }}
        >
          {isSilent || !isHovered ? <VolumeOffIcon /> : <VolumeOnIcon />}
        </Button>
      )}
    </Container>
  );
}
VideoOverlay.imgClassName = 'giphy-video-overlay-button';
