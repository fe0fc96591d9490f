import type { IGif, IVideo } from '@gifkit/model';
import type { Captions } from '../captions/use-captions.ts';
import type { QuartileEvent } from '../core/playback/video-reducer.ts';

/** Which video, how it plays, and what a host hears of it. */
export interface VideoOptions {
  gif: IGif;
  /** px; also decides which file is played. */
  width: number;
  /** CSS width in place of `width`; the height then follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** px. @default by the aspect ratio of the GIF */
  height?: number | undefined;
  /** Fills the element around it, in place of `width` and `height`. @default false */
  isInPlayer?: boolean | undefined;
  /** Pauses the video, or keeps it from starting, until this is false again. @default false */
  paused?: boolean | undefined;
  /** When false and the browser refuses to play, the video is muted and tried again. @default false */
  muted?: boolean | undefined;
  /** From 0 to 1. @default 0.7 */
  volume?: number | undefined;
  /** Play again at the end. @default true */
  loop?: boolean | undefined;
  /**
   * Show captions, if the clip has some. With controls the reader can choose, and the choice is remembered;
   * this prop is for readers who have not chosen yet.
   *
   * @default false
   */
  ccEnabled?: boolean | undefined;
  /** @default a language of the reader, else the one that is spoken */
  ccLanguage?: keyof NonNullable<IVideo['captions']> | undefined;
  /** The result of `useCaptions`, for a host with its own controls; replaces the two props above. */
  captions?: Captions | undefined;
  setVideoEl?: ((element: HTMLVideoElement) => void) | undefined;
  onStateChange?: ((state: 'playing' | 'paused') => void) | undefined;
  /** With the position, in s. */
  onTimeUpdate?: ((playhead: number) => void) | undefined;
  onCanPlay?: (() => void) | undefined;
  /** With the ms since the video was mounted. */
  onFirstPlay?: ((msTillPlay: number) => void) | undefined;
  /** With the number of times that the video waited for data. */
  onWaiting?: ((count: number) => void) | undefined;
  /** With the number of times that the video has ended. */
  onLoop?: ((count: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** With 0.25, 0.5 and 0.75, once in each run. */
  onQuartile?: ((quartile: QuartileEvent) => void) | undefined;
  /** The browser refused to play the video with sound, so it plays muted: once for each refusal. */
  onMuted?: ((isMuted: boolean) => void) | undefined;
  /** With `MediaError.code`; a description is in the console. */
  onError?: ((code: number) => void) | undefined;
  /** The reader left full screen on an iPhone. */
  onEndFullscreen?: (() => void) | undefined;
}
