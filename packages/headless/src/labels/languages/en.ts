import { writeNumber } from '../numbers.ts';

// English by subject: a component imports only the words that it shows, and bundlers drop the others.

/** The words that alt texts end with, and their language. */
export const altEnglish = {
  /** Language of the labels (BCP 47). Other than English, searches ask the service for it, too. */
  lang: 'en',
  /** Kinds of pictures; alt texts end with them. */
  gif: 'GIF',
  sticker: 'Sticker',
  clip: 'Clip',
};

/** What waits, or could not be had. */
export const loadingEnglish = {
  loading: 'Loading',
  loadError: 'Error loading GIFs.',
  tryAgain: 'Try again?',
};

/** Lists. */
export const listEnglish = {
  /** The name of a list when its host gives none. */
  gifs: 'GIFs',
  /** A list waits for its first page. */
  loadingList: (list: string) => `Loading ${list}`,
  /** A first page came; so many GIFs exist in all. */
  found: (list: string, count: number) => `${list}: ${writeNumber(count)} found`,
  /** A first page came; how many exist in all is not known. */
  loaded: (list: string, count: number) => `${list}: ${writeNumber(count)} loaded`,
  /** A further page came, with so many GIFs. */
  moreLoaded: (list: string, count: number) => `${list}: ${writeNumber(count)} more loaded`,
  noResults: 'No GIFs found.',
  /** In place of a GIF that its service has no more. @param alt its words. */
  removed: (alt: string) => `No longer available: ${alt}`,
  /** Buttons that scroll a list. */
  next: (list: string) => `Next ${list}`,
  previous: (list: string) => `Previous ${list}`,
};

/** What moves, and what stops it. */
export const playbackEnglish = {
  /** On a button over the picture of that name. */
  playGif: (name: string) => `Play ${name}`,
  pauseGif: (name: string) => `Pause ${name}`,
  play: 'Play',
  pause: 'Pause',
  /** On the button that stops everything that moves, or starts it. */
  pauseAll: 'Pause all',
  playAll: 'Play all',
  /** On a picture that flashes so often that it starts paused. */
  flashing: 'Flashing lights',
};

/** Who uploaded a GIF. */
export const attributionEnglish = {
  /** Who uploaded a GIF. */
  by: (name: string, isVerified: boolean) => `By ${name}${isVerified ? ', verified' : ''}`,
  verified: 'Verified',
  /** The name of a link to another page. */
  inNewTab: (name: string) => `${name} (opens in a new tab)`,
};

/** The variations of an emoji. */
export const emojiEnglish = {
  /** The name of the list of an emoji's variations. */
  variations: (emoji: string) => `Variations of ${emoji}`,
  /** The five skin tones, from light to dark. */
  skinTone: (emoji: string, tone: 1 | 2 | 3 | 4 | 5) =>
    `${emoji}, ${['light', 'medium-light', 'medium', 'medium-dark', 'dark'][tone - 1]} skin tone`,
  /** A variation that is no skin tone, counted from 1. */
  variation: (emoji: string, number: number) => `${emoji}, variation ${number}`,
};

/** The search field, and what it suggests. */
export const searchEnglish = {
  /** Name and placeholder of the search field. */
  searchGifs: 'Search GIPHY',
  /** The same while only one channel is searched. */
  searchIn: (channel: string) => `Search ${channel}`,
  search: 'Search',
  clear: 'Clear',
  channels: 'Channels',
  trendingSearches: 'Trending searches',
  /** Announced when the search is limited to one channel, and when it is not any more. */
  searchingIn: (channel: string) => `Searching in ${channel}`,
  searchingEverywhere: 'Searching everywhere',
};

/** The video player. */
export const videoEnglish = {
  video: (name: string) => `Video: ${name}`,
  mute: 'Mute',
  unmute: 'Unmute',
  seek: 'Seek',
  /** The position in a video, and its length; both in whole seconds. */
  position: (playhead: number, duration: number) => `${playhead} s of ${duration} s`,
  volume: 'Volume',
  captionsMenu: 'Captions',
  /** On the button that opens the captions menu: the language that is shown, or `captionsOff`. */
  captions: (language: string) => `Captions: ${language}`,
  captionsOff: 'Off',
  captionsError: 'Captions could not be loaded.',
  /** The transcript of a clip. */
  transcript: 'Transcript',
  close: 'Close',
  waiting: 'Loading…',
  /** @param code of `MediaError`. @param type the file's extension, where it has one. */
  videoError(code: number, type = 'unknown') {
    if (code === 1) return 'Aborted... The video was given up before it had loaded.';
    if (code === 2) return 'Network Error... The video stopped loading.';
    if (code === 3) return 'Decode Error... The video is damaged, or not what it says it is.';
    return `Can not play a video of type ${type} on this platform.`;
  },
};

/** The picker. */
export const pickerEnglish = {
  /** The name of the picker when it is over the page. */
  picker: 'GIF picker',
  /** Name and placeholder of the field, unless the service's terms ask for others. */
  searchAll: 'Search GIFs',
  suggestions: 'Suggestions',

  /** The name of the row of tabs. */
  kinds: 'What to pick',
  tabGifs: 'GIFs',
  tabStickers: 'Stickers',
  tabClips: 'Clips',
  tabEmoji: 'Emoji',

  categories: 'Categories',
  recents: 'Recent',
  favourites: 'Favourites',
  /** On the button that adds a GIF to the favourites or removes it. */
  favourite: (name: string) => `Favourite: ${name}`,
  trending: 'Trending',
  resultsFor: (term: string) => `Results for “${term}”`,
  /** A GIF was chosen. */
  chosen: (name: string) => `Chosen: ${name}`,
  /** On the switch that stops everything that moves. */
  stopMotion: 'Stop motion',

  /** There is no provider, because a key is missing. */
  noProvider: 'GIFs are not set up yet.',
  /** The service refuses the key. */
  refused: 'The GIF service does not accept this app’s key.',
  /** The limit of requests is reached. */
  limitReached: 'Too many searches for the moment.',
  /** @param time in the format of the reader's clock. */
  tryAgainAt: (time: string) => `Try again at ${time}.`,
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s.`,
  offline: 'You are offline. GIFs come back when you do.',
  nothingFor: (term: string) => `Nothing found for “${term}”.`,
  nothingKept: 'Nothing here yet.',
  showTrending: 'Show what is trending',
  /** The name of an advertisement's frame. */
  advertisement: 'Advertisement',
  /** Below the last GIF. */
  end: 'That is all there is.',

  /** The name of the field for the alt text. */
  altText: 'Description',
  altHint: 'Read out to those who do not see the GIF.',
  back: 'Back',
  send: 'Send',
};

/** English, the default. */
export const en = /* @__PURE__ */ (() => ({
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

type English = typeof en;

/**
 * All texts that the components show or announce. A text with variables is a function. Counts are numbers, so
 * that each language can form its own plurals.
 */
export interface Labels extends English {}
