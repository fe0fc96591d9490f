import { useLabels } from '@gifkit/headless';
import { progressAt } from '@gifkit/headless/internal';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { innerFocusRing } from '../shared/over-picture.ts';

const Slider = styled.input`
  appearance: none;
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 24px;
  margin: 0;
  background:
    linear-gradient(#fff 0 0) left bottom / var(--played) 5px no-repeat,
    linear-gradient(#121212 0 0) left bottom / 100% 9px no-repeat;
  cursor: pointer;

  &:focus-visible {
    ${innerFocusRing}
  }
  @media (forced-colors: active) {
    background:
      linear-gradient(CanvasText 0 0) left bottom / var(--played) 5px no-repeat,
      linear-gradient(Canvas 0 0) left bottom / 100% 9px no-repeat;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
  }
  &::-moz-range-thumb {
    width: 1px;
    border: 0;
    background: none;
  }
`;

/** Shows how much of a video was played; also a slider that seeks. */
export function ProgressBar({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const labels = useLabels();
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
  return (
    <Slider
      type="range"
      // Time runs from left to right in every language, and so do the arrow keys, here and in the player.
      dir="ltr"
      aria-label={labels.seek}
      aria-valuetext={labels.position(Math.floor(playhead), Math.floor(duration))}
      min={0}
      max={100}
      step="any"
      data-seeks=""
      value={percent}
      style={{ '--played': `${percent}%` } as React.CSSProperties}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => {
        if (video.current)
          video.current.currentTime = (Number(currentTarget.value) / 100) * duration;
      }}
    />
  );
}
