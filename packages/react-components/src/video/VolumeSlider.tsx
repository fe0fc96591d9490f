import { useLabels } from '@gifkit/headless';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { VOLUME_STEP, WIDE_PLAYER_WIDTH } from '../constants.ts';
import { focusRing, plate } from '../shared/over-picture.ts';

const Slider = styled.input`
  ${plate}
  align-self: center;
  width: 84px;
  height: 36px;
  margin: 0;
  border-radius: 18px;
  accent-color: #fff;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
  }

  @container (width < ${WIDE_PLAYER_WIDTH}px) {
    display: none;
  }
`;

export interface VolumeSliderProps {
  video: RefObject<HTMLVideoElement | null>;
  isMuted: boolean;
  /** From 0 to 1. */
  onChange: (volume: number) => void;
}

/** The volume of a video; shown only on players that are wide enough. A muted video shows 0. */
export function VolumeSlider({ video, isMuted, onChange }: VolumeSliderProps) {
  const labels = useLabels();
  const [loudness, setLoudness] = useState(1);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const read = () => setLoudness(element.volume);
    read();
    element.addEventListener('volumechange', read);
    return () => element.removeEventListener('volumechange', read);
  }, [video]);

  const volume = isMuted ? 0 : loudness;
  return (
    <Slider
      type="range"
      aria-label={labels.volume}
      aria-valuetext={`${Math.round(volume * 100)}%`}
      min={0}
      max={1}
      step={VOLUME_STEP / 2}
      value={volume}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
