import type { KeyboardEvent } from 'react';
import { SEEK_STEP, VOLUME_STEP } from '../core/constants.ts';
import { pathWithin } from '../shared/event-path.ts';

/** The actions of a player's keys. */
export interface VideoSwitches {
  video: HTMLVideoElement;
  togglePlay: () => void;
  toggleMute: () => void;
}

/** s by which a key seeks. */
const SEEKS: Readonly<Record<string, number>> = {
  ArrowLeft: -SEEK_STEP,
  ArrowRight: SEEK_STEP,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** s by which a key seeks on the seek bar, where keys act as on every slider. */
const BAR_SEEKS: typeof SEEKS = { ...SEEKS, ArrowDown: -SEEK_STEP, ArrowUp: SEEK_STEP };
/** Share by which a key changes the volume. */
const VOLUMES: Readonly<Record<string, number>> = { ArrowUp: VOLUME_STEP, ArrowDown: -VOLUME_STEP };
const NONE: typeof SEEKS = {};

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The meaning of arrows, Home and End for the focused element. */
function arrowsOf(control: Element | undefined): { seeks: typeof SEEKS; volumes: typeof VOLUMES } {
  if (control?.matches('[data-seeks]')) return { seeks: BAR_SEEKS, volumes: NONE };
  if (control?.matches('input')) return { seeks: NONE, volumes: NONE };
  return { seeks: SEEKS, volumes: VOLUMES };
}

/**
 * Space and k play and pause, m mutes, arrows seek and change the volume, Home and End go to both ends; only
 * while the focus is in the player, and never when the focused control uses the key itself.
 */
export function handleVideoKey(
  event: KeyboardEvent<Element>,
  { video, togglePlay, toggleMute }: VideoSwitches,
): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const path = pathWithin(event, event.currentTarget);
  const control = path?.find((one) => one.matches('button, a, input'));
  const { seeks, volumes } = arrowsOf(control);
  const [seek, volume] = [seeks[key], volumes[key]];
  if (key === 'k' || (key === ' ' && !control)) togglePlay();
  else if (key === 'm') toggleMute();
  else if (seek) video.currentTime = between(video.currentTime + seek, 0, video.duration || 0);
  else if (volume) video.volume = between(video.volume + volume, 0, 1);
  else return;
  event.preventDefault();
}
