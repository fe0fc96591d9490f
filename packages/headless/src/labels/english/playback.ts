import type { Labels } from '../labels.ts';

/** What moves, and what stops it. */
export const playbackEnglish = {
  playGif: (name) => `Play ${name}`,
  pauseGif: (name) => `Pause ${name}`,
  play: 'Play',
  pause: 'Pause',
  pauseAll: 'Pause all',
  playAll: 'Play all',
  flashing: 'Flashing lights',
} satisfies Partial<Labels>;
