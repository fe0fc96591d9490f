import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { VideoState } from '../core/playback/video-reducer.ts';
import { playbackEnglish, videoEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useVideoParts } from './video-context.ts';

/** Container of the controls. Renders only after hydration, because no control works without scripts. */
export function VideoControls({
  render,
  ...props
}: ComponentPropsWithRef<'div'> & PartProps<'div'>) {
  return useHydrated() ? renderPart(render, 'div', props) : null;
}

interface VideoButtonProps extends PartProps<'button', VideoState> {
  /** Visible content. The accessible name, which is the default, stays. */
  children?: ReactNode;
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
