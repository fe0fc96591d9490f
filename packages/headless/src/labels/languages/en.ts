import type { Labels } from '../labels.ts';
import { writeNumber } from '../numbers.ts';

// English by subject: a component imports only the words that it shows, and bundlers drop the others.

/** The words that alt texts end with, and their language. */
export const altEnglish = {
  lang: 'en',
  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',
} satisfies Partial<Labels>;

/** What waits, or could not be had. */
export const loadingEnglish = {
  loading: 'Loading',
  loadError: 'Error loading GIFs.',
  tryAgain: 'Try again?',
} satisfies Partial<Labels>;

/** Lists. */
export const listEnglish = {
  gifs: 'GIFs',
  loadingList: (list) => `Loading ${list}`,
  found: (list, count) => `${list}: ${writeNumber(count)} found`,
  loaded: (list, count) => `${list}: ${writeNumber(count)} loaded`,
  moreLoaded: (list, count) => `${list}: ${writeNumber(count)} more loaded`,
  noResults: 'No GIFs found.',
  removed: (alt) => `No longer available: ${alt}`,
  next: (list) => `Next ${list}`,
  previous: (list) => `Previous ${list}`,
} satisfies Partial<Labels>;

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

/** Who uploaded a GIF. */
export const attributionEnglish = {
  by: (name, isVerified) => `By ${name}${isVerified ? ', verified' : ''}`,
  verified: 'Verified',
  inNewTab: (name) => `${name} (opens in a new tab)`,
} satisfies Partial<Labels>;

/** The variations of an emoji. */
export const emojiEnglish = {
  variations: (emoji) => `Variations of ${emoji}`,
  skinTone: (emoji, tone) =>
    `${emoji}, ${['light', 'medium-light', 'medium', 'medium-dark', 'dark'][tone - 1]} skin tone`,
  variation: (emoji, number) => `${emoji}, variation ${number}`,
} satisfies Partial<Labels>;

/** The search field, and what it suggests. */
export const searchEnglish = {
  searchGifs: 'Search GIPHY',
  searchIn: (channel) => `Search ${channel}`,
  search: 'Search',
  clear: 'Clear',
  channels: 'Channels',
  trendingSearches: 'Trending searches',
  searchingIn: (channel) => `Searching in ${channel}`,
  searchingEverywhere: 'Searching everywhere',
} satisfies Partial<Labels>;

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

/** The picker. */
export const pickerEnglish = {
  picker: 'GIF picker',
  searchAll: 'Search GIFs',
  suggestions: 'Suggestions',

  kinds: 'What to pick',
  tabGifs: 'GIFs',
  tabStickers: 'Stickers',
  tabClips: 'Clips',
  tabEmoji: 'Emoji',

  categories: 'Categories',
  recents: 'Recent',
  favourites: 'Favourites',
  favourite: (name) => `Favourite: ${name}`,
  trending: 'Trending',
  resultsFor: (term) => `Results for “${term}”`,
  chosen: (name) => `Chosen: ${name}`,
  stopMotion: 'Stop motion',

  noProvider: 'GIFs are not set up yet.',
  refused: 'The GIF service does not accept this app’s key.',
  limitReached: 'Too many searches for the moment.',
  tryAgainAt: (time) => `Try again at ${time}.`,
  tryAgainIn: (seconds) => `Try again in ${seconds} s.`,
  offline: 'You are offline. GIFs come back when you do.',
  nothingFor: (term) => `Nothing found for “${term}”.`,
  nothingKept: 'Nothing here yet.',
  showTrending: 'Show what is trending',
  advertisement: 'Advertisement',
  end: 'That is all there is.',

  altText: 'Description',
  altHint: 'Read out to those who do not see the GIF.',
  back: 'Back',
  send: 'Send',
} satisfies Partial<Labels>;

/** English, the default. */
export const en: Labels = /* @__PURE__ */ (() => ({
  ...altEnglish,
  ...loadingEnglish,
  ...listEnglish,
  ...playbackEnglish,
  ...attributionEnglish,
  ...emojiEnglish,
  ...searchEnglish,
  ...videoEnglish,
  ...pickerEnglish,
}))();
