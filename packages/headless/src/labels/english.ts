import { formatInteger } from '../core/labels/format-integer.ts';
import { altEnglish } from './alt-english.ts';

// Grouped by subject: a component imports only the labels that it shows, and bundlers drop the others.

export const loadingEnglish = {
  loading: 'Loading',
  loadError: 'Error loading GIFs.',
  tryAgain: 'Try again?',
};

/** Names of buttons that empty a field or close a part. */
export const dismissEnglish = {
  clear: 'Clear',
  close: 'Close',
};

export const listEnglish = {
  /** Default name of a list. */
  gifs: 'GIFs',
  /** Announced while the first page loads. */
  loadingList: (list: string) => `Loading ${list}`,
  /** Announced after the first page. @param count total number of results. */
  found: (list: string, count: number) => `${list}: ${formatInteger(count)} found`,
  /** Announced after the first page if the total is unknown. @param count GIFs loaded. */
  loaded: (list: string, count: number) => `${list}: ${formatInteger(count)} loaded`,
  /** Announced after each further page. @param count GIFs of that page. */
  moreLoaded: (list: string, count: number) => `${list}: ${formatInteger(count)} more loaded`,
  noResults: 'No GIFs found.',
  /** Replaces a GIF that its service has deleted. @param alt its alt text. */
  removed: (alt: string) => `No longer available: ${alt}`,
  next: (list: string) => `Next ${list}`,
  previous: (list: string) => `Previous ${list}`,
};

export const playbackEnglish = {
  /** Name of the button over a GIF. */
  playGif: (name: string) => `Play ${name}`,
  pauseGif: (name: string) => `Pause ${name}`,
  play: 'Play',
  pause: 'Pause',
  /** Name of the button that pauses or plays all motion of the page. */
  pauseAll: 'Pause all',
  playAll: 'Play all',
  /** Badge of a GIF that starts paused because it flashes. */
  flashing: 'Flashing lights',
};

export const attributionEnglish = {
  by: (name: string, isVerified: boolean) => `By ${name}${isVerified ? ', verified' : ''}`,
  verified: 'Verified',
  /** Name of a link that opens in a new tab. */
  inNewTab: (name: string) => `${name} (opens in a new tab)`,
};

export const emojiEnglish = {
  variations: (emoji: string) => `Variations of ${emoji}`,
  /** Name of a variation by skin tone, from light (1) to dark (5). */
  skinTone: (emoji: string, tone: 1 | 2 | 3 | 4 | 5) =>
    `${emoji}, ${['light', 'medium-light', 'medium', 'medium-dark', 'dark'][tone - 1]} skin tone`,
  /** Name of any other variation. @param number counted from 1. */
  variation: (emoji: string, number: number) => `${emoji}, variation ${number}`,
};

export const searchEnglish = {
  /** Name and placeholder of the search field. */
  searchGifs: 'Search GIPHY',
  /** Name and placeholder while the search is limited to a channel. */
  searchIn: (channel: string) => `Search ${channel}`,
  search: 'Search',
  channels: 'Channels',
  trendingSearches: 'Trending searches',
  /** Announced when the search is limited to a channel, and when the limit is removed. */
  searchingIn: (channel: string) => `Searching in ${channel}`,
  searchingEverywhere: 'Searching everywhere',
};

export const captionsEnglish = {
  captionsMenu: 'Captions',
  /** Name of the button that opens the captions menu. @param language the current language, or `captionsOff`. */
  captions: (language: string) => `Captions: ${language}`,
  captionsOff: 'Off',
  captionsError: 'Captions could not be loaded.',
  transcript: 'Transcript',
};

export const videoEnglish = {
  video: (name: string) => `Video: ${name}`,
  mute: 'Mute',
  unmute: 'Unmute',
  seek: 'Seek',
  /** Position in a video. @param playhead s. @param duration s. */
  position: (playhead: number, duration: number) => `${playhead} s of ${duration} s`,
  volume: 'Volume',
  waiting: 'Loading…',
  /** @param code `MediaError.code`. @param type file extension, if known. */
  videoError(code: number, type = 'unknown') {
    if (code === 1) return 'Aborted... The video was given up before it had loaded.';
    if (code === 2) return 'Network Error... The video stopped loading.';
    if (code === 3) return 'Decode Error... The video is damaged, or not what it says it is.';
    return `Can not play a video of type ${type} on this platform.`;
  },
};

export const pickerEnglish = {
  picker: 'GIF picker',
  /** Name and placeholder of the search field, unless the service's terms require others. */
  searchAll: 'Search GIFs',
  suggestions: 'Suggestions',

  kinds: 'Kind of GIFs',
  tabGifs: 'GIFs',
  tabStickers: 'Stickers',
  tabClips: 'Clips',
  tabEmoji: 'Emoji',

  categories: 'Categories',
  recents: 'Recent',
  favorites: 'Favorites',
  /** Name of the button that adds a GIF to the favorites or removes it. */
  favorite: (name: string) => `Favorite: ${name}`,
  trending: 'Trending',
  resultsFor: (term: string) => `Results for “${term}”`,
  /** Announced after a choice. */
  chosen: (name: string) => `Chosen: ${name}`,
  /** Name of the switch that pauses all motion. */
  stopMotion: 'Stop motion',

  /** Shown without a provider, because a key is missing. */
  noProvider: 'GIFs are not set up yet.',
  /** Shown if the service rejects the key. */
  refused: 'The GIF service does not accept this app’s key.',
  /** Shown if the rate limit is reached. */
  limitReached: 'Too many searches right now.',
  /** @param time formatted for the user's locale. */
  tryAgainAt: (time: string) => `Try again at ${time}.`,
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s.`,
  offline: 'You are offline. GIFs load again once you are online.',
  nothingFor: (term: string) => `Nothing found for “${term}”.`,
  nothingKept: 'Nothing here yet.',
  showTrending: 'Show trending',
  /** Title of an advertisement's iframe. */
  advertisement: 'Advertisement',
  /** Shown below the last GIF. */
  end: 'No more GIFs.',
};

/** Labels of the steps between choosing and sending a GIF. */
export const stepEnglish = {
  altText: 'Description',
  altHint: 'Read aloud by screen readers.',
  back: 'Back',
  send: 'Send',
};

export const en = /* @__PURE__ */ (() => ({
  ...altEnglish,
  ...loadingEnglish,
  ...dismissEnglish,
  ...listEnglish,
  ...playbackEnglish,
  ...attributionEnglish,
  ...emojiEnglish,
  ...searchEnglish,
  ...captionsEnglish,
  ...videoEnglish,
  ...pickerEnglish,
  ...stepEnglish,
}))();

type English = typeof en;

/** All texts of the components. Counts are numbers, so that each language can form its plurals. */
export interface Labels extends English {}
