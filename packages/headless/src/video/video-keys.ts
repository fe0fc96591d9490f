import type { KeyboardEvent } from 'react';
import { type VideoControl, videoMove } from '../core/keys/video-move.ts';
import { pathWithin } from '../shared/event-path.ts';

/** The actions of a player's keys. */
export interface VideoSwitches {
  video: HTMLVideoElement;
  togglePlay: () => void;
  toggleMute: () => void;
}

/** The control that has the focus, if one has. */
function controlOf(event: KeyboardEvent<Element>): VideoControl | undefined {
  const path = pathWithin(event, event.currentTarget);
  const control = path?.find((one) => one.matches('button, a, input'));
  if (control?.matches('[data-seeks]')) return 'seek bar';
  return control && (control.matches('input') ? 'field' : 'button');
}

/** Does what a key says, only while the focus is in the player. */
export function handleVideoKey(
  event: KeyboardEvent<Element>,
  { video, togglePlay, toggleMute }: VideoSwitches,
): void {
  const move = videoMove(event, controlOf(event), video);
  if (!move) return;
  if (move === 'play') togglePlay();
  else if (move === 'mute') toggleMute();
  else Object.assign(video, move);
  event.preventDefault();
}
