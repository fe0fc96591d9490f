import { VOLUME_STEP } from '../constants.ts';
import type { PressedKey } from './arrow-step.ts';

/** s that an arrow key seeks in a video. */
const SEEK_STEP = 5;

/** Effect of a key: play or pause, mute, seek to a time in s, or set the volume from 0 to 1. */
type VideoMove = 'play' | 'mute' | { currentTime: number } | { volume: number };

const SEEKS: Readonly<Record<string, number>> = {
  ArrowLeft: -SEEK_STEP,
  ArrowRight: SEEK_STEP,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
/** s per key on the seek bar, where keys act as on every slider. */
const BAR_SEEKS: typeof SEEKS = { ...SEEKS, ArrowDown: -SEEK_STEP, ArrowUp: SEEK_STEP };
const VOLUMES: Readonly<Record<string, number>> = { ArrowUp: VOLUME_STEP, ArrowDown: -VOLUME_STEP };

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/**
 * Maps keys of the player: Space and k play and pause, m mutes, arrows seek and change the volume, Home and End seek to
 * the ends. Keys that the focused control uses are ignored. `data-seeks` marks the seek bar.
 */
export function videoMove(
  { key, altKey, ctrlKey, metaKey }: PressedKey,
  control: Element | undefined,
  { currentTime, duration, volume }: Pick<HTMLVideoElement, 'currentTime' | 'duration' | 'volume'>,
): VideoMove | undefined {
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'k' || (key === ' ' && !control)) return 'play';
  if (key === 'm') return 'mute';
  const isBar = control?.matches('[data-seeks]');
  if (!isBar && control?.matches('input')) return;
  const seek = (isBar ? BAR_SEEKS : SEEKS)[key];
  if (seek) return { currentTime: between(currentTime + seek, 0, duration || 0) };
  const change = VOLUMES[key];
  return change ? { volume: between(volume + change, 0, 1) } : undefined;
}
