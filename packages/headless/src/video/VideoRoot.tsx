import { getAltText } from '@gifkit/model';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import type { VideoState } from '../core/playback/video-reducer.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { altEnglish, videoEnglish } from '../labels/languages/en.ts';
import { pathWithin } from '../shared/event-path.ts';
import { type Render, renderPart, type WithData } from '../shared/render-part.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { VideoProvider, type VideoProviderProps } from './VideoProvider.tsx';
import { useVideoParts } from './video-context.ts';
import { handleVideoKey } from './video-keys.ts';

export interface VideoRootState extends VideoState {
  /** A pointer moves over it, or the focus is in it. */
  isHovered: boolean;
  /** The controls are to be seen: then, and where only they go on. */
  hasControls: boolean;
}

interface VideoGroupProps {
  children?: ReactNode;
  /** Controls that are always shown. @default false */
  persistentControls?: boolean | undefined;
  className?: string | undefined;
  /** Another element than `<div>`. It has to be positioned. */
  render?: Render<ComponentPropsWithRef<'div'>, VideoRootState> | undefined;
}

export interface VideoRootProps
  extends Omit<VideoProviderProps, 'children' | 'hasCaptionsChoice' | 'isInPlayer'>,
    VideoGroupProps {}

/**
 * A video with the controls that its parts are: a group that plays and pauses, seeks and changes the volume by
 * keys, and by a click beside its controls. Renders nothing for a GIF without video, and warns in the console.
 *
 * `data-controls` is there while the controls are to be seen, `data-playback` is `playing` or `paused`.
 */
export function VideoRoot({
  children,
  persistentControls,
  className,
  render,
  ...options
}: VideoRootProps) {
  const group = { persistentControls, className, render };
  return (
    <VideoProvider {...options} isInPlayer hasCaptionsChoice>
      <VideoGroup {...group}>{children}</VideoGroup>
    </VideoProvider>
  );
}

/** A click on a control does not count as a click on the video. */
const isOnControl = (event: MouseEvent<Element>): boolean =>
  pathWithin(event, event.currentTarget)?.some((one) => one.matches('a, button, input')) ?? true;

function VideoGroup({ children, persistentControls = false, className, render }: VideoGroupProps) {
  const { gif, video, root, control, captions, togglePlay, toggleMute } = useVideoParts();
  const { isPlaying, isMuted, isHeld, isWaiting, errorCode } = control;
  const { isShown, handlers } = useAutoHide();
  const { video: nameVideo } = useLabelsOr(videoEnglish);
  const kinds = useLabelsOr(altEnglish);
  const hasControls =
    persistentControls || isShown || isHeld || captions.isReading || errorCode !== undefined;
  const props: WithData<ComponentPropsWithRef<'div'>> = {
    ref: root,
    className,
    role: 'group',
    'aria-label': nameVideo(getAltText(gif, kinds)),
    tabIndex: -1,
    ...(hasControls && { 'data-controls': '' }),
    'data-playback': isPlaying ? 'playing' : 'paused',
    ...handlers,
    onClick(event) {
      // The first tap shows the controls.
      if (isOnControl(event) || !hasControls) return;
      if (isPlaying) toggleMute();
      else control.play();
    },
    onKeyDown(event) {
      if (video.current) handleVideoKey(event, { video: video.current, togglePlay, toggleMute });
    },
    children,
  };
  const state = { isPlaying, isMuted, isHeld, isWaiting, errorCode };
  return renderPart(render, 'div', props, { ...state, isHovered: isShown, hasControls });
}
