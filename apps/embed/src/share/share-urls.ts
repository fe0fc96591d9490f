import { embedCode as frameCode } from '@gifkit/embed-sdk';
import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { embedPath } from '../page-data.ts';

export interface Shared {
  /** URL of the GIF's page. */
  url: string;
  title: string;
  /** URL of the image file. */
  media: string;
}

export const NETWORKS = [
  'facebook',
  'twitter',
  'pinterest',
  'tumblr',
  'reddit',
  'instagram',
] as const;
export type Network = (typeof NETWORKS)[number];

/** Returns a GIF's shareable content; falls back to its embed page if it has no page of its own. */
export function toShared(gif: IGif, publicUrl: string): Shared {
  return {
    url: safeUrl(gif.url) ?? publicUrl + embedPath(gif),
    title: gif.title || getAltText(gif),
    media: safeUrl(gif.images.original?.url) ?? '',
  };
}

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Share URL of a network. Instagram has none for the web, so this opens its home page. */
export function shareUrl(network: Network, { url, title, media }: Shared): string {
  switch (network) {
    case 'facebook':
      return address('https://www.facebook.com/sharer/sharer.php', { u: url });
    case 'twitter':
      return address('https://twitter.com/intent/tweet', { url, text: title });
    case 'pinterest':
      return address('https://www.pinterest.com/pin/create/button/', {
        url,
        media,
        description: title,
      });
    case 'tumblr':
      return address('https://www.tumblr.com/widgets/share/tool', {
        canonicalUrl: url,
        posttype: 'photo',
        content: media,
        caption: title,
      });
    case 'reddit':
      return address('https://www.reddit.com/submit', { url, title });
    case 'instagram':
      return 'https://www.instagram.com/';
  }
}

export const embedCode = (gif: IGif, publicUrl: string): string =>
  frameCode({ id: String(gif.id), origin: publicUrl, title: gif.title || getAltText(gif) });
