import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { CaptionsButtonOptions } from '../captions/CaptionsButton.tsx';
import type { VideoState } from '../core/playback/video-reducer.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { playbackEnglish, videoEnglish } from '../labels/languages/en.ts';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type Render, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useVideoParts } from './video-context.ts';

interface VideoControlsProps extends ComponentPropsWithRef<'div'> {
  /** Renders a different element. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>> | undefined;
}

/** Container of the controls. Renders only after hydration, because no control works without scripts. */
export function VideoControls({ render, ...props }: VideoControlsProps) {
  return useHydrated() ? renderPart(render, 'div', props) : null;
}

interface VideoButtonProps {
  className?: string | undefined;
  /** Visible content; the accessible name stays. @default the accessible name */
  children?: ReactNode;
  /** Renders a different element. @default `<button>` */
  render?: Render<ComponentPropsWithRef<'button'>, VideoState> | undefined;
}

export function VideoPlayButton(props: VideoButtonProps) {
  const labels = useLabelsOr(playbackEnglish);
  const { control, togglePlay } = useVideoParts();
  return button(props, control, control.isPlaying ? labels.pause : labels.play, togglePlay);
}

/** Toggles the sound. `data-muted` is set while the video is muted. */
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

/** Lazy-loaded with its menu, because most clips have no captions. */
const CaptionsButton = lazyComponent(
  'captions',
  async () => (await import('../captions/CaptionsButton.tsx')).CaptionsButton,
);

/** Opens the captions menu and the transcript. Renders nothing for a clip without captions. */
export function VideoCaptionsButton(props: CaptionsButtonOptions) {
  const { captions, video } = useVideoParts();
  if (captions.tracks.length === 0) return null;
  return <CaptionsButton {...props} captions={captions} video={video.current} />;
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
