export { en as components } from '@gifkit/headless';

/** All visible and spoken text of the embed. */
export const labels = {
  player: 'Player',
  share: 'Share',
  /** Button that opens the menu of actions without their own button. */
  more: 'More',
  /** Toggles the keyboard shortcuts. */
  keys: 'Keyboard shortcuts',
  /** Shown if a part fails to load. */
  notLoaded: 'This did not load.',
  tryAgain: 'Try again',

  /** Replaces an unknown site name in the following labels. */
  website: 'the website',
  continueOn: (site: string) => `Continue Watching on ${site}`,
  viewOn: (site: string) => `View on ${site}`,
  goTo: (site: string) => `Go to ${site}`,

  relatedGifs: 'Related GIFs',
  noRelated: 'Nothing is quite like this one.',

  muteClip: 'Mute clip',
  unmuteClip: 'Unmute clip',

  watch: 'Watch',
  backToGif: 'Back to GIF',
  notAUrl: (id: string, provider: string) => `“${id}” is not a ${provider}.com url.`,
  notFound: (url: string) => `“${url}” was not found.`,
  notEmbeddable: (url: string) => `“${url}” is not embeddable.`,

  showAll: 'Show all',
  favorite: 'Favorite',
  noWindows: 'This page is not allowed to open windows.',
  embedCode: 'Embed code',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  /** Keys to press if the browser cannot copy by itself. */
  press: (keys: string) => `Press ${keys}`,
  copyField: (field: string) => `Copy ${field.toLowerCase()}`,
};

/** Text of error pages, by problem; problems with the GIF service by HTTP status. */
export const messages = {
  unknownGif: {
    title: 'This GIF is not here',
    text: 'It may have been removed, or the address has a typo.',
  },
  unknownPage: { title: 'There is no such page', text: 'The address may have a typo.' },
  brokenPage: { title: 'Something went wrong', text: 'The fault is ours. Please try again.' },
  502: { title: 'No GIF this time', text: 'The GIF service sent an invalid response.' },
  503: {
    title: 'The GIFs are taking a break',
    text: 'The GIF service is not responding right now.',
  },
  504: { title: 'This takes too long', text: 'The GIF service did not respond within 3 seconds.' },
};

export type EmbedLabels = typeof labels;
export type EmbedMessages = typeof messages;
