import { type ComponentPropsWithRef, type ReactNode, Suspense } from 'react';
import type { CaptionsButtonOptions } from '../captions/CaptionsButton.tsx';
import type { VideoState } from '../core/playback/video-reducer.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { playbackEnglish, videoEnglish } from '../labels/languages/en.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useVideoParts } from './video-context.ts';

interface VideoControlsProps extends ComponentPropsWithRef<'div'> {
  /** Another element than `<div>`. */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** Around the controls. Is there once scripts are, without which no control would answer. */
export function VideoControls({ render, ...props }: VideoControlsProps) {
  return useHydrated() ? renderPart(render, 'div', props) : null;
}

interface VideoButtonProps {
  className?: string | undefined;
  /** What one sees; the name of the button is its own. @default its words */
  children?: ReactNode;
  /** Another element than `<button>`. */
  render?: Render<ComponentPropsWithRef<'button'>, VideoState> | undefined;
}

export function VideoPlayButton(props: VideoButtonProps) {
  const labels = useLabelsOr(playbackEnglish);
  const { control, togglePlay } = useVideoParts();
  return button(props, control, control.isPlaying ? labels.pause : labels.play, togglePlay);
}

/** Switches the sound. `data-muted` is there while there is none. */
export function VideoMuteButton(props: VideoButtonProps) {
  const labels = useLabelsOr(videoEnglish);
  const { control, toggleMute } = useVideoParts();
  const { isMuted } = control;
  return button(
    props,
    control,
    isMuted ? labels.unmute : labels.mute,
    toggleMute,
    isMuted && { 'data-muted': '' },
  );
}

/** Lazy-loaded with its menu: most clips have no captions. */
const CaptionsButton = lazyComponent(
  'captions',
  async () => (await import('../captions/CaptionsButton.tsx')).CaptionsButton,
);

/** Chooses captions, and opens the transcript; renders nothing for a clip without captions. */
export function VideoCaptionsButton(props: CaptionsButtonOptions) {
  const { captions, video } = useVideoParts();
  if (captions.tracks.length === 0) return null;
  return (
    <Suspense>
      <CaptionsButton {...props} captions={captions} video={video.current} />
    </Suspense>
  );
}

function button(
  { className, children, render }: VideoButtonProps,
  video: VideoState,
  name: string,
  onClick: () => void,
  state?: object | false,
) {
  const props: ComponentPropsWithRef<'button'> = {
    type: 'button',
    className,
    'aria-label': name,
    ...state,
    onClick,
    children: children ?? name,
  };
  return renderPart(render, 'button', props, video);
}
