import type { EmbedLabels } from './embed-labels.ts';

/** English, the default. */
export const en: EmbedLabels = {
  player: 'Player',
  play: 'Play',
  pause: 'Pause',
  share: 'Share',
  close: 'Close',
  more: 'More',
  keys: 'Keyboard shortcuts',
  notLoaded: 'This did not load.',
  tryAgain: 'Try again',
  inNewTab: (name) => `${name} (opens in a new tab)`,

  flashing: 'Flashing lights',

  by: (name, isVerified) => `By ${name}${isVerified ? ', verified' : ''}`,
  website: 'the website',
  continueOn: (site) => `Continue Watching on ${site}`,
  viewOn: (site) => `View on ${site}`,
  seeMoreOn: (site) => `See more on ${site}`,
  shareFrom: (site) => `Share it from ${site}`,
  playClipOn: (site) => `Play the clip on ${site}`,
  goTo: (site) => `Go to ${site}`,

  relatedGifs: 'Related GIFs',
  noRelated: 'Nothing is quite like this one.',

  clip: 'Clip',
  muteClip: 'Mute clip',
  unmuteClip: 'Unmute clip',
  seek: 'Seek',
  position: (time, duration) => `${time} of ${duration}`,

  watch: 'Watch',
  watchElsewhere: 'Watch the video on its own page',
  backToGif: 'Back to GIF',
  video: (name) => `Video: ${name}`,
  notAUrl: (id, provider) => `“${id}” is not a ${provider}.com url.`,
  notFound: (url) => `“${url}” was not found.`,
  notEmbeddable: (url) => `“${url}” is not embeddable.`,
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
  press: (keys) => `Press ${keys}`,
  copyField: (field) => `Copy ${field.toLowerCase()}`,
};
