import type { KeyboardEvent } from 'react';
import { videoMove } from '../core/keys/video-move.ts';
import { pathWithin } from '../shared/event-path.ts';

export interface VideoSwitches {
  video: HTMLVideoElement;
  togglePlay: () => void;
  toggleMute: () => void;
}

export function handleVideoKey(
  event: KeyboardEvent<Element>,
  { video, togglePlay, toggleMute }: VideoSwitches,
): void {
  const path = pathWithin(event, event.currentTarget);
  const control = path?.find((one) => one.matches('button, a, input'));
  const move = videoMove(event, control, video);
  if (!move) return;
  if (move === 'play') togglePlay();
  else if (move === 'mute') toggleMute();
  else Object.assign(video, move);
  event.preventDefault();
}
