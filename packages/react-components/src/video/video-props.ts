import type { IGif, IVideo } from '@gifkit/model';
import type { CSSProperties, ElementType } from 'react';
import type { GifOverlayProps } from '../attribution/gif-overlay-props.ts';
import type { Captions } from '../captions/use-captions.ts';
import type { QuartileEvent } from './video-reducer.ts';

/** What a video does; `Video` without `controls` has these alone. */
export interface VideoElementProps {
  gif: IGif;
  /** px; decides which file is played, too. */
  width: number;
  /** CSS width in place of `width`; the height then follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** px. @default by the aspect ratio of the GIF */
  height?: number | undefined;
  className?: string | undefined;
  /** Fills the element around it, in place of `width` and `height`. @default false */
  isInPlayer?: boolean | undefined;
  /** The host holds the video: it does not start, or pauses, and plays once it is let go. @default false */
  paused?: boolean | undefined;
  /** @default false; where the browser then refuses to play, the video is muted and tried again */
  muted?: boolean | undefined;
  /** From 0 to 1. @default 0.7 */
  volume?: number | undefined;
  /** Play again at the end. @default true */
  loop?: boolean | undefined;
  /**
   * Show captions, where the clip has some. With `controls` the reader chooses, and is remembered; this is
   * for readers who have not chosen yet.
   *
   * @default false
   */
  ccEnabled?: boolean | undefined;
  /** @default a language of the reader, else the one that is spoken */
  ccLanguage?: keyof NonNullable<IVideo['captions']> | undefined;
  /** Of `useCaptions`, for a host with controls of its own; in place of the two above. */
  captions?: Captions | undefined;
  setVideoEl?: ((element: HTMLVideoElement) => void) | undefined;
  onStateChange?: ((state: 'playing' | 'paused') => void) | undefined;
  /** With the position, in s. */
  onTimeUpdate?: ((playhead: number) => void) | undefined;
  onCanPlay?: (() => void) | undefined;
  /** With the ms since the video was mounted. */
  onFirstPlay?: ((msTillPlay: number) => void) | undefined;
  /** With how many times the video had to wait for data. */
  onWaiting?: ((count: number) => void) | undefined;
  /** With how many times the video has come to its end. */
  onLoop?: ((count: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Once in each run: 0.25, 0.5, 0.75. */
  onQuartile?: ((quartile: QuartileEvent) => void) | undefined;
  /** The browser refused to play the video with sound, so it plays muted: once for each refusal. */
  onMuted?: ((isMuted: boolean) => void) | undefined;
  /** With `MediaError.code`; the words are in the console. */
  onError?: ((code: number) => void) | undefined;
  /** The reader left full screen on an iPhone. */
  onEndFullscreen?: (() => void) | undefined;
}

export interface VideoProps extends VideoElementProps {
  style?: CSSProperties | undefined;
  /** Play, mute, progress, title and attribution, on hover and focus. @default false */
  controls?: boolean | undefined;
  /** Controls that stay. @default false */
  persistentControls?: boolean | undefined;
  hideProgressBar?: boolean | undefined;
  hideTitle?: boolean | undefined;
  /** The button, and the volume. */
  hideMute?: boolean | undefined;
  /** The button of captions. */
  hideCaptions?: boolean | undefined;
  hidePlayPause?: boolean | undefined;
  hideAttribution?: boolean | undefined;
  /** The reader switched the sound: to be kept for other videos. */
  onUserMuted?: ((isMuted: boolean) => void) | undefined;
  /** Lies over the video; needs `controls`. */
  overlay?: ElementType<GifOverlayProps> | undefined;
}
