/**
 * All texts that the components show or announce. A text with variables is a function. Counts are numbers, so
 * that each language can form its own plurals.
 */
export interface Labels {
  /** Language of the labels (BCP 47). Other than English, searches ask the service for it, too. */
  lang: string;

  /** Kinds of pictures; alt texts end with them. */
  gif: string;
  sticker: string;
  clip: string;

  /** The name of a list when its host gives none. */
  gifs: string;
  loading: string;
  /** A list waits for its first page. */
  loadingList: (list: string) => string;
  /** A first page came; so many GIFs exist in all. */
  found: (list: string, count: number) => string;
  /** A first page came; how many exist in all is not known. */
  loaded: (list: string, count: number) => string;
  /** A further page came, with so many GIFs. */
  moreLoaded: (list: string, count: number) => string;
  noResults: string;
  loadError: string;
  /** On a button. */
  tryAgain: string;
  /** In place of a GIF that its service has no more. @param alt its words. */
  removed: (alt: string) => string;
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
  /** The name of a link to another page. */
  inNewTab: (name: string) => string;

  /** The name of the list of an emoji's variations. */
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
  /** Announced when the search is limited to one channel, and when it is not any more. */
  searchingIn: (channel: string) => string;
  searchingEverywhere: string;

  video: (name: string) => string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  seek: string;
  /** The position in a video, and its length; both in whole seconds. */
  position: (playhead: number, duration: number) => string;
  volume: string;
  captionsMenu: string;
  /** On the button that opens the captions menu: the language that is shown, or `captionsOff`. */
  captions: (language: string) => string;
  captionsOff: string;
  captionsError: string;
  /** The transcript of a clip. */
  transcript: string;
  close: string;
  waiting: string;
  /** @param code of `MediaError`. @param type the file's extension, where it has one. */
  videoError: (code: number, type: string | undefined) => string;

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
