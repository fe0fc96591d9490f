import type { VideoOptions } from '@gifkit/headless/video';
import type { CSSProperties, ElementType } from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';

/** Props of every video; `Video` without `controls` has only these. */
export interface VideoElementProps extends VideoOptions {
  className?: string | undefined;
}

export interface VideoProps extends VideoElementProps {
  style?: CSSProperties | undefined;
  /** Show play, mute, progress, title and attribution on hover and focus. @default false */
  controls?: boolean | undefined;
  /** Controls that are always shown. @default false */
  persistentControls?: boolean | undefined;
  hideProgressBar?: boolean | undefined;
  hideTitle?: boolean | undefined;
  /** The button, and the volume. */
  hideMute?: boolean | undefined;
  /** The button of captions. */
  hideCaptions?: boolean | undefined;
  hidePlayPause?: boolean | undefined;
  hideAttribution?: boolean | undefined;
  /** The reader switched the sound; the host may use the value for other videos. */
  onUserMuted?: ((isMuted: boolean) => void) | undefined;
  /** Shown over the video; needs `controls`. */
  overlay?: ElementType<GifOverlayProps> | undefined;
}
