import { type CSSProperties, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { SEEK_STEP } from '../constants.ts';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';
import { SMALL_FRAME } from '../ui/frame.ts';
import { clipProgress, toTimeText } from './clip-progress.ts';

/** A bar of 4 px that is easy to hit. How far it is, is a variable: a style of its own for each place would be one more rule each time. */
const Slider = styled.input`
  position: absolute;
  inset: auto 0 0;
  z-index: 1;
  width: 100%;
  height: 24px;
  margin: 0;
  /* Time runs to the right in every language. */
  direction: ltr;
  -webkit-appearance: none;
  appearance: none;
  background:
    linear-gradient(#fff, #fff) left bottom / var(--played) 4px no-repeat,
    linear-gradient(rgb(255 255 255 / 32%), rgb(255 255 255 / 32%)) left bottom / 100% 4px no-repeat;
  cursor: pointer;

  &::-webkit-slider-thumb {
    width: 1px;
    height: 24px;
    -webkit-appearance: none;
  }
  &::-moz-range-thumb {
    width: 1px;
    height: 24px;
    border: 0;
    background: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${SMALL_FRAME} {
    display: none;
  }
`;

/** s by which an arrow goes on. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -SEEK_STEP,
  ArrowDown: -SEEK_STEP,
  ArrowRight: SEEK_STEP,
  ArrowUp: SEEK_STEP,
};

interface ClipProgressProps {
  video: HTMLVideoElement;
}

/** How far a clip is, and the way to another place in it. */
export function ClipProgress({ video }: ClipProgressProps) {
  const labels = useEmbedLabels();
  const [{ time, duration }, setPlace] = useState({ time: 0, duration: 0 });

  useEffect(() => {
    const look = () => setPlace({ time: video.currentTime, duration: video.duration || 0 });
    look();
    const listening = new AbortController();
    for (const event of ['timeupdate', 'seeked', 'durationchange']) {
      video.addEventListener(event, look, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [video]);

  return (
    <Slider
      type="range"
      aria-label={labels.seek}
      aria-valuetext={labels.position(toTimeText(time), toTimeText(duration))}
      min={0}
      max={duration}
      step="any"
      value={time}
      style={{ '--played': `${clipProgress(time, duration) * 100}%` } as CSSProperties}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        video.currentTime = Math.min(duration, Math.max(0, video.currentTime + step));
      }}
      onChange={({ currentTarget }) => {
        video.currentTime = Number(currentTarget.value);
      }}
    />
  );
}
