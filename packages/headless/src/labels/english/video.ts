import type { Labels } from '../labels.ts';

/** The video player. */
export const videoEnglish = {
  video: (name) => `Video: ${name}`,
  mute: 'Mute',
  unmute: 'Unmute',
  seek: 'Seek',
  position: (playhead, duration) => `${playhead} s of ${duration} s`,
  volume: 'Volume',
  captionsMenu: 'Captions',
  captions: (language) => `Captions: ${language}`,
  captionsOff: 'Off',
  captionsError: 'Captions could not be loaded.',
  transcript: 'Transcript',
  close: 'Close',
  waiting: 'Loading…',
  videoError(code, type = 'unknown') {
    if (code === 1) return 'Aborted... The video was given up before it had loaded.';
    if (code === 2) return 'Network Error... The video stopped loading.';
    if (code === 3) return 'Decode Error... The video is damaged, or not what it says it is.';
    return `Can not play a video of type ${type} on this platform.`;
  },
} satisfies Partial<Labels>;
