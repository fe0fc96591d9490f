export { en as components } from '@gifkit/headless/labels/en';

/** English, the default: every word of the embed that is seen or heard. */
export const labels = {
  /** Name of the frame's player. */
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  share: 'Share',
  close: 'Close',
  /** On the button for what has none of its own, or no room. */
  more: 'More',
  /** Switches the shortcuts of the page off and on. */
  keys: 'Keyboard shortcuts',
  /** In place of what could not be loaded. */
  notLoaded: 'This did not load.',
  tryAgain: 'Try again',
  /** The name of a link that leads away. */
  inNewTab: (name: string) => `${name} (opens in a new tab)`,

  /** On a GIF that flashes so often that it starts paused. */
  flashing: 'Flashing lights',

  /** Who uploaded the GIF. */
  by: (name: string, isVerified: boolean) => `By ${name}${isVerified ? ', verified' : ''}`,
  /** In place of its name, where that is not known, in what follows. */
  website: 'the website',
  continueOn: (site: string) => `Continue Watching on ${site}`,
  viewOn: (site: string) => `View on ${site}`,
  seeMoreOn: (site: string) => `See more on ${site}`,
  shareFrom: (site: string) => `Share it from ${site}`,
  playClipOn: (site: string) => `Play the clip on ${site}`,
  goTo: (site: string) => `Go to ${site}`,

  relatedGifs: 'Related GIFs',
  noRelated: 'Nothing is quite like this one.',

  /** On the tab of a clip. */
  clip: 'Clip',
  muteClip: 'Mute clip',
  unmuteClip: 'Unmute clip',
  seek: 'Seek',
  /** Where a clip stands, in minutes and seconds. */
  position: (time: string, duration: string) => `${time} of ${duration}`,

  watch: 'Watch',
  /** The same video on the page of its own service. */
  watchElsewhere: 'Watch the video on its own page',
  backToGif: 'Back to GIF',
  video: (name: string) => `Video: ${name}`,
  notAUrl: (id: string, provider: string) => `“${id}” is not a ${provider}.com url.`,
  notFound: (url: string) => `“${url}” was not found.`,
  notEmbeddable: (url: string) => `“${url}” is not embeddable.`,
  youTubeUnknown: 'YouTube does not know this video.',
  youTubeBroken: 'YouTube cannot play this video here.',
  youTubeRemoved: 'This video was removed from YouTube.',
  youTubeForbidden: 'The owner of this video does not let it be embedded.',

  showAll: 'Show all',
  favorite: 'Favorite',
  send: 'Send',
  noWindows: 'This page may open no windows.',
  embedCode: 'Embed code',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  /** Says what to press, where the browser does not copy by itself. */
  press: (keys: string) => `Press ${keys}`,
  /** Name of the button beside a field. */
  copyField: (field: string) => `Copy ${field.toLowerCase()}`,
};

/** What error pages say, by what went wrong: of the GIF service, by the status that says the same. */
export const messages = {
  unknownGif: {
    title: 'This GIF is not here',
    text: 'It may have been removed, or the address has a typing error.',
  },
  unknownPage: { title: 'There is no such page', text: 'The address may have a typing error.' },
  brokenPage: { title: 'Something went wrong', text: 'The fault is ours. Please try again.' },
  502: { title: 'No GIF this time', text: 'The GIF service gave an answer that makes no sense.' },
  503: {
    title: 'The GIFs are taking a break',
    text: 'The GIF service does not answer right now.',
  },
  504: { title: 'This takes too long', text: 'The GIF service did not answer within 3 seconds.' },
};
