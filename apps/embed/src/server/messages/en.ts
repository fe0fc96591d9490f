import type { Messages } from './messages.ts';

export const en: Messages = {
  unknownGif: {
    title: 'This GIF is not here',
    text: 'It may have been removed, or the address has a typing error.',
  },
  unknownPage: { title: 'There is no such page', text: 'The address may have a typing error.' },
  brokenPage: { title: 'Something went wrong', text: 'The fault is ours. Please try again.' },
  trouble: {
    502: { title: 'No GIF this time', text: 'The GIF service gave an answer that makes no sense.' },
    503: {
      title: 'The GIFs are taking a break',
      text: 'The GIF service does not answer right now.',
    },
    504: { title: 'This takes too long', text: 'The GIF service did not answer within 3 seconds.' },
  },
  tryAgain: 'Try again',
};
