import type { VideoOptions } from '@gifkit/headless/video';
import type { CSSProperties, ElementType } from 'react';
import type { GifOverlayProps } from '../gif/gif-props.ts';

export interface VideoProps extends VideoOptions {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Shows play, mute, progress, title and attribution on hover and focus. @default false */
  controls?: boolean | undefined;
  /** Always shows the controls. @default false */
  persistentControls?: boolean | undefined;
  hideProgressBar?: boolean | undefined;
  hideTitle?: boolean | undefined;
  /** Hides the mute button and the volume slider. */
  hideMute?: boolean | undefined;
  hideCaptions?: boolean | undefined;
  hidePlayPause?: boolean | undefined;
  hideAttribution?: boolean | undefined;
  /** Called when the user mutes or unmutes, so that a host can apply it to other videos. */
  onUserMuted?: ((isMuted: boolean) => void) | undefined;
  /** Component rendered over the video. Needs `controls`. */
  overlay?: ElementType<GifOverlayProps> | undefined;
}
