import { type CSSProperties, useEffect, useState } from 'react';
import { SEEK_STEP } from '../constants.ts';
import { useEmbedLabels } from '../ui/labels.tsx';
import { clipProgress, toTimeText } from './clip-progress.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -SEEK_STEP,
  ArrowDown: -SEEK_STEP,
  ArrowRight: SEEK_STEP,
  ArrowUp: SEEK_STEP,
};

interface ClipProgressProps {
  video: HTMLVideoElement;
}

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
    <input
      type="range"
      className="clip-progress"
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
