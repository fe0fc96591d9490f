import type { KeyboardEvent } from 'react';
import { SEEK_STEP, VOLUME_STEP } from '../constants.ts';

/** What the keys of a player switch. */
export interface VideoSwitches {
  video: HTMLVideoElement;
  togglePlay: () => void;
  toggleMute: () => void;
}

/** s, or share of the volume, by which an arrow goes on. */
const SEEKS: Readonly<Record<string, number>> = { ArrowLeft: -SEEK_STEP, ArrowRight: SEEK_STEP };
const VOLUMES: Readonly<Record<string, number>> = { ArrowUp: VOLUME_STEP, ArrowDown: -VOLUME_STEP };

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * Space and k play and pause, m mutes, arrows seek and change the volume; only while the focus is in the
 * player, and never in place of what a key means to the control that has it.
 */
export function handleVideoKey(
  event: KeyboardEvent,
  { video, togglePlay, toggleMute }: VideoSwitches,
): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const control = (target as Element).closest('button, a, input');
  const [seek, volume] = control?.matches('input') ? [] : [SEEKS[key], VOLUMES[key]];
  if (key === 'k' || (key === ' ' && !control)) togglePlay();
  else if (key === 'm') toggleMute();
  else if (seek) video.currentTime = between(video.currentTime + seek, 0, video.duration || 0);
  else if (volume) video.volume = between(video.volume + volume, 0, 1);
  else return;
  event.preventDefault();
}
