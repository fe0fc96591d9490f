import { type CSSProperties, useEffect, useState } from 'react';
import { progressAt } from '../core/playback/video-reducer.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { type PartProps, renderPart } from '../shared/render-part.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { useVideoParts } from './video-context.ts';

export interface VideoSliderProps extends PartProps<'input'> {}

/** Seek bar. The played percentage is also in the CSS variable `--played`. */
export function VideoProgress({ className, render }: VideoSliderProps) {
  const labels = useLabelsOr(videoEnglish);
  const { video } = useVideoParts();
  const isHydrated = useHydrated();
  const [{ playhead, duration }, setTime] = useState({ playhead: 0, duration: 0 });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () => {
      setTime({ playhead: element.currentTime, duration: element.duration || 0 });
    };
    read();
    const events = ['timeupdate', 'durationchange', 'seeking'] as const;
    for (const event of events) element.addEventListener(event, read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
    };
  }, [video]);

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
