import { attributionEnglish, useLabelsOr } from '@gifkit/headless';
import { lazyComponent } from '@gifkit/headless/utils';
import * as Video from '@gifkit/headless/video';
import { type IGif, safeUrl, shouldShowAttribution } from '@gifkit/model';
import { Buttons, Layer, Progress, Title, Volume } from './control-parts.ts';
import { PauseIcon, PlayIcon, VolumeOffIcon, VolumeOnIcon } from './icons.tsx';
import type { VideoProps } from './video-props.ts';

/** px; smallest height of a video that shows its title. */
const LARGE_PLAYER_HEIGHT = 300;

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

interface PlayerControlsProps extends VideoProps {
  /** px; height of the player. */
  height: number;
  isHeld: boolean;
  /** True while the controls are visible. */
  hasControls: boolean;
}

export const PlayerControls = ({
  gif,
  height,
  isHeld,
  hasControls,
  hideAttribution = false,
  hideCaptions = false,
  hideMute = false,
  hidePlayPause = false,
  hideProgressBar = false,
  hideTitle = false,
}: PlayerControlsProps) => (
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
      {!hideCaptions && Object.keys(gif.video?.captions ?? {}).length > 0 && <CaptionsButton />}
    </Buttons>
    {!hideProgressBar && <Video.Progress render={<Progress />} />}
  </Video.Controls>
);

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
