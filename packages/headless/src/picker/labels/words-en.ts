import type { PickerWords } from './picker-labels.ts';

/** English, the default. */
export const words: PickerWords = {
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
};
