import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { VOLUME_STEP } from '../core/constants.ts';
import { progressAt } from '../core/playback/video-reducer.ts';
import { videoEnglish } from '../labels/english.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useVideoParts } from './video-context.ts';

interface VideoSliderProps extends PartProps<'input'> {}

/** Returns values of a video element, read again on these events. */
function useVideoState<State>(
  video: RefObject<HTMLVideoElement | null>,
  start: State,
  read: (video: HTMLVideoElement) => State,
  events: readonly string[],
): State {
  const [state, setState] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` and `events` never change
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const onEvent = () => setState(read(element));
    onEvent();
    for (const event of events) element.addEventListener(event, onEvent);
    return () => {
      for (const event of events) element.removeEventListener(event, onEvent);
    };
  }, [video]);
  return state;
}

/** Seek bar. The played percentage is also in the CSS variable `--played`. */
export function VideoProgress({ className, render }: VideoSliderProps) {
  const labels = useLabelsOr(videoEnglish);
  const { video } = useVideoParts();
  const isHydrated = useHydrated();
  const { playhead, duration } = useVideoState(
    video,
    { playhead: 0, duration: 0 },
    (element) => ({ playhead: element.currentTime, duration: element.duration || 0 }),
    ['timeupdate', 'durationchange', 'seeking'],
  );
  const percent = progressAt(playhead, duration);
  return renderPart(render, 'input', {
    type: 'range',
    form: '',
    className,
    // Time and arrow keys run from left to right in every language.
    dir: 'ltr',
    'aria-label': labels.seek,
    'aria-valuetext': labels.position(Math.floor(playhead), Math.floor(duration)),
    min: 0,
    max: 100,
    step: 'any',
    'data-seeks': '',
    value: percent,
    // A content security policy may forbid a style attribute in server-rendered markup, and nothing has been played by
    // then.
    style: isHydrated ? ({ '--played': `${percent}%` } as CSSProperties) : undefined,
    onClick: (event) => event.stopPropagation(),
    onChange({ currentTarget }) {
      if (video.current) video.current.currentTime = (Number(currentTarget.value) / 100) * duration;
    },
  });
}

/** Volume slider from 0 to 1; 0 while muted. */
export function VideoVolume({ className, render }: VideoSliderProps) {
  const labels = useLabelsOr(videoEnglish);
  const { video, control, changeVolume } = useVideoParts();
  const loudness = useVideoState(video, 1, (element) => element.volume, ['volumechange']);
  const volume = control.isMuted ? 0 : loudness;
  return renderPart(render, 'input', {
    type: 'range',
    form: '',
    className,
    'aria-label': labels.volume,
    'aria-valuetext': `${Math.round(volume * 100)}%`,
    min: 0,
    max: 1,
    step: VOLUME_STEP / 2,
    value: volume,
    onChange: ({ currentTarget }) => changeVolume(Number(currentTarget.value)),
  });
}
