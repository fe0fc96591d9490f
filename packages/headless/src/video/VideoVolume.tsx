import { useEffect, useState } from 'react';
import { VOLUME_STEP } from '../core/constants.ts';
import { useLabelsOr } from '../labels/labels-context.ts';
import { videoEnglish } from '../labels/languages/en.ts';
import { renderPart } from '../shared/render-part.ts';
import type { VideoSliderProps } from './VideoProgress.tsx';
import { useVideoParts } from './video-context.ts';

/** Volume slider from 0 to 1; 0 while muted. */
export function VideoVolume({ className, render }: VideoSliderProps) {
  const labels = useLabelsOr(videoEnglish);
  const { video, control, changeVolume } = useVideoParts();
  const [loudness, setLoudness] = useState(1);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () => setLoudness(element.volume);
    read();
    element.addEventListener('volumechange', read);
    return () => element.removeEventListener('volumechange', read);
  }, [video]);

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
