import type { IGif, IVideo } from '@gifkit/model';
import type { Captions } from '../captions/use-captions.ts';
import type { QuartileEvent } from '../core/playback/video-reducer.ts';

export interface VideoOptions {
  gif: IGif;
  /** px; also decides which file is played. */
  width: number;
  /** CSS width that replaces `width`; the height follows by aspect ratio. */
  percentWidth?: string | undefined;
  /** px. Default: from the aspect ratio of the GIF. */
  height?: number | undefined;
  /**
   * Fills the surrounding element and ignores `width` and `height`. Applies the user's choice of captions, made here
   * or in another player.
   *
   * @default false
   */
  isInPlayer?: boolean | undefined;
  /** Pauses the video, or prevents it from starting, until this is false again. @default false */
  paused?: boolean | undefined;
  /** Mutes the video. If false and the browser refuses sound, the video plays muted. @default false */
  muted?: boolean | undefined;
  /** From 0 to 1. @default 0.7 */
  volume?: number | undefined;
  /** Plays again at the end. @default true */
  loop?: boolean | undefined;
  /**
   * Shows captions, if the clip has some, to users who have not chosen yet. With controls the user can choose, and
   * the choice is remembered.
   *
   * @default false
   */
  ccEnabled?: boolean | undefined;
  /** Default: a language of the user, otherwise the spoken one. */
  ccLanguage?: keyof NonNullable<IVideo['captions']> | undefined;
  /** Result of `useCaptions`, for a host with its own controls; replaces the two props above. */
  captions?: Captions | undefined;
  setVideoEl?: ((element: HTMLVideoElement) => void) | undefined;
  onStateChange?: ((state: 'playing' | 'paused') => void) | undefined;
  /** Called with the position in s. */
  onTimeUpdate?: ((playhead: number) => void) | undefined;
  onCanPlay?: (() => void) | undefined;
  /** Called with the ms since the video mounted. */
  onFirstPlay?: ((msTillPlay: number) => void) | undefined;
  /** Called with the number of times that the video has waited for data. */
  onWaiting?: ((count: number) => void) | undefined;
  /** Called with the number of times that the video has ended. */
  onLoop?: ((count: number) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called with 0.25, 0.5 and 0.75, once per run. */
  onQuartile?: ((quartile: QuartileEvent) => void) | undefined;
  /** Called each time the browser refuses sound and the video plays muted. */
  onMuted?: ((isMuted: boolean) => void) | undefined;
  /** Called with `MediaError.code`; a description is in the console. */
  onError?: ((code: number) => void) | undefined;
  /** Called when the user leaves full screen on an iPhone. */
  onEndFullscreen?: (() => void) | undefined;
}
