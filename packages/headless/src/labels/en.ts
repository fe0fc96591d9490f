import type { Labels } from './labels.ts';
import { writeNumber } from './write-number.ts';

const number = (count: number): string => writeNumber(count, 'en');

/** English, the default. */
export const en: Labels = {
  lang: 'en',

  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',

  gifs: 'GIFs',
  loading: 'Loading',
  loadingList: (list) => `Loading ${list}`,
  found: (list, count) => `${list}: ${number(count)} found`,
  loaded: (list, count) => `${list}: ${number(count)} loaded`,
  moreLoaded: (list, count) => `${list}: ${number(count)} more loaded`,
  noResults: 'No GIFs found.',
  loadError: 'Error loading GIFs.',
  tryAgain: 'Try again?',
  removed: (alt) => `No longer available: ${alt}`,
  next: (list) => `Next ${list}`,
  previous: (list) => `Previous ${list}`,

  playGif: (name) => `Play ${name}`,
  pauseGif: (name) => `Pause ${name}`,
  pauseAll: 'Pause all',
  playAll: 'Play all',
  flashing: 'Flashing lights',

  by: (name, isVerified) => `By ${name}${isVerified ? ', verified' : ''}`,
  verified: 'Verified',
  inNewTab: (name) => `${name} (opens in a new tab)`,

  variations: (emoji) => `Variations of ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}, ${['light', 'medium-light', 'medium', 'medium-dark', 'dark'][tone - 1]} skin tone`,
  variation: (emoji, number) => `${emoji}, variation ${number}`,

  searchGifs: 'Search GIPHY',
  searchIn: (channel) => `Search ${channel}`,
  search: 'Search',
  clear: 'Clear',
  channels: 'Channels',
  trendingSearches: 'Trending searches',
  searchingIn: (channel) => `Searching in ${channel}`,
  searchingEverywhere: 'Searching everywhere',

  video: (name) => `Video: ${name}`,
  play: 'Play',
  pause: 'Pause',
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
};
