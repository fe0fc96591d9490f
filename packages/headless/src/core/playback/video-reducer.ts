/** Fractions of a video that trigger a quartile event. */
const QUARTILES = [0.25, 0.5, 0.75] as const;

/** s; in videos shorter than this, `NEARLY_OVER` counts as the end. */
const SHORT_VIDEO = 10;

/** Percentage above which a short video shows 100. */
const NEARLY_OVER = 98;

export type QuartileEvent = (typeof QUARTILES)[number];

export interface VideoState {
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  /** True if the video may not start yet: the browser refused, or the user prefers less motion. */
  readonly isHeld: boolean;
  readonly isWaiting: boolean;
  /** `MediaError.code`, from 1 to 4. */
  readonly errorCode: number | undefined;
}

type VideoAction =
  | { type: 'play' | 'pause' | 'waiting' | 'playing' | 'held' | 'retry' }
  | { type: 'volume'; isMuted: boolean }
  | { type: 'failed'; code: number };

export const startVideo = (isMuted: boolean): VideoState => ({
  isPlaying: false,
  isMuted,
  isHeld: false,
  isWaiting: false,
  errorCode: undefined,
});

export function videoReducer(state: VideoState, action: VideoAction): VideoState {
  switch (action.type) {
    case 'play':
      return { ...state, isPlaying: true, isHeld: false, errorCode: undefined };
    case 'playing':
      return state.isWaiting ? { ...state, isWaiting: false } : state;
    case 'pause':
      return { ...state, isPlaying: false, isWaiting: false };
    case 'waiting':
      return { ...state, isWaiting: true };
    case 'held':
      return { ...state, isPlaying: false, isHeld: true };
    case 'volume':
      return { ...state, isMuted: action.isMuted };
    case 'failed':
      return { ...state, isPlaying: false, isWaiting: false, errorCode: action.code };
    case 'retry':
      return { ...state, errorCode: undefined };
  }
}

/** Returns the quartiles passed at `playhead` of `duration`, both in s. */
export const quartilesAt = (playhead: number, duration: number): QuartileEvent[] =>
  duration > 0 ? QUARTILES.filter((quartile) => playhead > duration * quartile) : [];

/** Returns the played percentage. A short video ends slightly early, because its last event comes before its end. */
export function progressAt(playhead: number, duration: number): number {
  if (!(duration > 0)) return 0;
  const percent = Math.min(100, (playhead / duration) * 100);
  // Rounded, because 4.9 / 5 * 100 is slightly more than 98.
  const isNearlyOver = Number(percent.toFixed(3)) > NEARLY_OVER;
  return duration < SHORT_VIDEO && isNearlyOver ? 100 : percent;
}

export const fileTypeOf = (src: string): string | undefined => /\.(\w+)(?:$|[?#])/.exec(src)?.[1];
