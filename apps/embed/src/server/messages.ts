import type { Message } from '../page/MessagePage.tsx';
import type { Service } from '../page-data.ts';

const toSite = ({ siteUrl, providerName }: Service): NonNullable<Message['action']> => ({
  label: `Go to ${providerName}`,
  href: siteUrl,
  opensTab: true,
});

export const unknownGif = (service: Service): Message => ({
  title: 'This GIF is not here',
  text: 'It may have been removed, or the address has a typing error.',
  action: toSite(service),
});

export const unknownPage = (service: Service): Message => ({
  title: 'There is no such page',
  text: 'The address may have a typing error.',
  action: toSite(service),
});

export const brokenPage = (path: string): Message => ({
  title: 'Something went wrong',
  text: 'The fault is ours. Please try again.',
  action: { label: 'Try again', href: path },
});

const TROUBLE = {
  502: { title: 'No GIF this time', text: 'The GIF service gave an answer that makes no sense.' },
  503: { title: 'The GIFs are taking a break', text: 'The GIF service does not answer right now.' },
  504: { title: 'This takes too long', text: 'The GIF service did not answer within 3 seconds.' },
} as const;

/** Why there is no GIF, and a way to ask for it again. */
export const trouble = (status: keyof typeof TROUBLE, path: string): Message => ({
  ...TROUBLE[status],
  action: { label: 'Try again', href: path },
});
