import type { Labels } from '@gifkit/headless';

/** Every word of a page in one language. */
export interface LanguagePack {
  labels: EmbedLabels;
  /** Of the components that pages are made with. */
  components: Labels;
}

/** Every word of the embed that is seen or heard, but for those of error pages, which are the server's. */
export interface EmbedLabels {
  /** Name of the frame's player. */
  player: string;
  play: string;
  pause: string;
  share: string;
  close: string;
  /** On the button for what has none of its own, or no room. */
  more: string;
  /** Switches the shortcuts of the page off and on. */
  keys: string;
  /** In place of what could not be loaded. */
  notLoaded: string;
  tryAgain: string;
  /** The name of a link that leads away. */
  inNewTab: (name: string) => string;

  /** On a GIF that flashes so often that it starts paused. */
  flashing: string;

  /** Who uploaded the GIF. */
  by: (name: string, isVerified: boolean) => string;
  /** In place of its name, where that is not known, in what follows. */
  website: string;
  continueOn: (site: string) => string;
  viewOn: (site: string) => string;
  seeMoreOn: (site: string) => string;
  shareFrom: (site: string) => string;
  playClipOn: (site: string) => string;
  goTo: (site: string) => string;

  relatedGifs: string;
  noRelated: string;

  /** On the tab of a clip. */
  clip: string;
  muteClip: string;
  unmuteClip: string;
  seek: string;
  /** Where a clip stands, in minutes and seconds. */
  position: (time: string, duration: string) => string;

  watch: string;
  /** The same video on the page of its own service. */
  watchElsewhere: string;
  backToGif: string;
  video: (name: string) => string;
  notAUrl: (id: string, provider: string) => string;
  notFound: (url: string) => string;
  notEmbeddable: (url: string) => string;
  youTubeUnknown: string;
  youTubeBroken: string;
  youTubeRemoved: string;
  youTubeForbidden: string;

  showAll: string;
  favorite: string;
  send: string;
  noWindows: string;
  embedCode: string;
  link: string;
  copy: string;
  copied: string;
  /** Says what to press, where the browser does not copy by itself. */
  press: (keys: string) => string;
  /** Name of the button beside a field. */
  copyField: (field: string) => string;
}
