/**
 * Every word that the components show or say. Strings, and functions where something is filled in: counts
 * come as numbers, so that each language has its own plurals.
 */
export interface Labels {
  /** Language of the labels (BCP 47). Other than English, searches ask the service for it, too. */
  lang: string;

  /** Kinds of pictures, as alt texts end with them. */
  gif: string;
  sticker: string;
  clip: string;

  /** What a list is called that its host has not named. */
  gifs: string;
  loading: string;
  /** A list waits for its first page. */
  loadingList: (list: string) => string;
  /** A first page came, out of so many in all. */
  found: (list: string, count: number) => string;
  /** A first page came, and nobody knows how many there are in all. */
  loaded: (list: string, count: number) => string;
  /** A further page came, with so many. */
  moreLoaded: (list: string, count: number) => string;
  noResults: string;
  loadError: string;
  /** On a button. */
  tryAgain: string;
  /** Buttons that scroll a list. */
  next: (list: string) => string;
  previous: (list: string) => string;

  /** On a button over the picture of that name. */
  playGif: (name: string) => string;
  pauseGif: (name: string) => string;
  /** On the button that stops everything that moves, or starts it. */
  pauseAll: string;
  playAll: string;
  /** On a picture that flashes so often that it starts paused. */
  flashing: string;

  /** Who uploaded a GIF. */
  by: (name: string, isVerified: boolean) => string;
  verified: string;
  /** The name of a link that leads away. */
  inNewTab: (name: string) => string;

  /** What a list of an emoji's variations is called. */
  variations: (emoji: string) => string;
  /** The five skin tones, from light to dark. */
  skinTone: (emoji: string, tone: 1 | 2 | 3 | 4 | 5) => string;
  /** A variation that is no skin tone, counted from 1. */
  variation: (emoji: string, number: number) => string;

  /** Name and placeholder of the search field. */
  searchGifs: string;
  /** The same while only one channel is searched. */
  searchIn: (channel: string) => string;
  /** On the button. */
  search: string;
  clear: string;
  channels: string;
  trendingSearches: string;
  /** From now on only one channel is searched, or everything again. */
  searchingIn: (channel: string) => string;
  searchingEverywhere: string;

  video: (name: string) => string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  seek: string;
  /** Where a video stands; both in whole seconds. */
  position: (playhead: number, duration: number) => string;
  volume: string;
  captionsMenu: string;
  /** On the button that opens them: which ones are shown, or `captionsOff`. */
  captions: (language: string) => string;
  captionsOff: string;
  captionsError: string;
  /** What is said and heard in a clip, to be read. */
  transcript: string;
  close: string;
  waiting: string;
  /** @param code of `MediaError`. @param type the file's extension, where it has one. */
  videoError: (code: number, type: string | undefined) => string;
}
