import type { Labels } from '../../labels/labels.ts';

/** The words that only the picker has. */
export interface PickerWords {
  /** The name of the picker when it is over the page. */
  picker: string;
  /** Name and placeholder of the field, unless the service's terms ask for others. */
  searchAll: string;
  suggestions: string;

  /** The name of the row of tabs. */
  kinds: string;
  tabGifs: string;
  tabStickers: string;
  tabClips: string;
  tabEmoji: string;

  categories: string;
  recents: string;
  favourites: string;
  /** On the button that adds a GIF to the favourites or removes it. */
  favourite: (name: string) => string;
  /** The name of the list. */
  trending: string;
  resultsFor: (term: string) => string;
  /** A GIF was chosen. */
  chosen: (name: string) => string;
  /** On the switch that stops everything that moves. */
  stopMotion: string;

  /** There is no provider, because a key is missing. */
  noProvider: string;
  /** The service refuses the key. */
  refused: string;
  /** The limit of requests is reached. */
  limitReached: string;
  /** @param time in the format of the reader's clock. */
  tryAgainAt: (time: string) => string;
  tryAgainIn: (seconds: number) => string;
  offline: string;
  nothingFor: (term: string) => string;
  nothingKept: string;
  showTrending: string;
  /** The name of an advertisement's frame. */
  advertisement: string;
  /** Below the last GIF. */
  end: string;

  /** The name of the field for the alt text. */
  altText: string;
  altHint: string;
  back: string;
  send: string;
}

/** Every word that the picker shows or says. */
export type PickerLabels = Labels & PickerWords;
