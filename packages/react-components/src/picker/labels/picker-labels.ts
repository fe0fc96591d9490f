import type { Labels } from '../../labels/labels.ts';

/** The words that only the picker has. */
export interface PickerWords {
  /** What the picker is called where it opens over a page. */
  picker: string;
  /** Name and placeholder of the field, where the service asks for none of its own. */
  searchAll: string;
  suggestions: string;

  /** What the tabs are called together. */
  kinds: string;
  tabGifs: string;
  tabStickers: string;
  tabClips: string;
  tabEmoji: string;

  categories: string;
  recents: string;
  favourites: string;
  /** On the button that keeps a GIF, and lets it go. */
  favourite: (name: string) => string;
  /** What the list is called. */
  trending: string;
  resultsFor: (term: string) => string;
  /** A GIF was chosen. */
  chosen: (name: string) => string;
  /** On the switch that stops everything that moves. */
  stopMotion: string;

  /** There is no provider, for want of a key. */
  noProvider: string;
  /** The service refuses the key. */
  refused: string;
  /** The service takes no more requests for now. */
  limitReached: string;
  /** @param time as the reader's clock shows it. */
  tryAgainAt: (time: string) => string;
  tryAgainIn: (seconds: number) => string;
  offline: string;
  nothingFor: (term: string) => string;
  nothingKept: string;
  showTrending: string;
  /** Below the last GIF. */
  end: string;

  /** What a GIF shows, for those who do not see it. */
  altText: string;
  altHint: string;
  back: string;
  send: string;
}

/** Every word that the picker shows or says. */
export type PickerLabels = Labels & PickerWords;
