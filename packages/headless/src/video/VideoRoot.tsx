import { getAltText } from '@gifkit/model';
import type { ComponentProps, ComponentPropsWithRef, ReactNode } from 'react';
import { videoMove } from '../core/keys/video-move.ts';
import type { VideoState } from '../core/playback/video-reducer.ts';
import { altEnglish } from '../labels/alt-english.ts';
import { videoEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { pathWithin } from '../shared/event-path.ts';
import { type PartProps, renderPart, type WithData } from '../shared/render-part.ts';
import { useAutoHide } from './use-auto-hide.ts';
import { VideoProvider } from './VideoProvider.tsx';
import { useVideoParts } from './video-context.ts';

interface VideoRootState extends VideoState {
  /** True while a pointer moves over the player or the focus is in it. */
  isHovered: boolean;
  /** True while the controls are visible: on hover, and if the video needs them to continue. */
  hasControls: boolean;
}

interface VideoGroupProps extends PartProps<'div', VideoRootState> {
  children?: ReactNode;
  /** Keeps the controls visible. @default false */
  persistentControls?: boolean | undefined;
}

interface VideoRootProps
  extends Omit<ComponentProps<typeof VideoProvider>, 'children' | 'isInPlayer'>,
    VideoGroupProps {}

/**
 * Player with the controls passed as children. Keys play, pause, seek and change the volume; a click beside the
 * controls plays or mutes. Renders nothing and warns if the GIF has no video.
 *
 * The rendered element must be positioned. `data-controls` is set while the controls are visible; `data-playback` is `playing` or `paused`.
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
    <VideoProvider {...options} isInPlayer>
      <VideoGroup {...group}>{children}</VideoGroup>
    </VideoProvider>
  );
}

/** Returns the control below a pointer or with the focus. */
const controlOf = (path: readonly Element[]): Element | undefined =>
  path.find((one) => one.matches('a, button, input'));

function VideoGroup({ children, persistentControls = false, className, render }: VideoGroupProps) {
  const { gif, video, root, control, captions, togglePlay, toggleMute } = useVideoParts();
  const { isPlaying, isHeld, errorCode } = control;
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
      const path = pathWithin(event, event.currentTarget);
      if (!path || controlOf(path) || !hasControls) return;
      if (isPlaying) toggleMute();
      else control.play();
    },
    onKeyDown(event) {
      if (!video.current) return;
      const path = pathWithin(event, event.currentTarget) ?? [];
      const move = videoMove(event, controlOf(path), video.current);
      if (!move) return;
      if (move === 'play') togglePlay();
      else if (move === 'mute') toggleMute();
      else Object.assign(video.current, move);
      event.preventDefault();
    },
    children,
  };
  return renderPart(render, 'div', props, { ...control, isHovered: isShown, hasControls });
}
