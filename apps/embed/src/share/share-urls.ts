import { embedCode as frameCode } from '@gifkit/embed-sdk';
import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { siFacebook, siInstagram, siPinterest, siReddit, siTumblr, siX } from 'simple-icons';
import { framePath } from '../page-data.ts';

interface Shared {
  url: string;
  title: string;
  media: string;
}

/** Returns a GIF's shareable content; falls back to its embed page if it has no page of its own. */
export function toShared(gif: IGif, publicUrl: string): Shared {
  return {
    url: safeUrl(gif.url) ?? publicUrl + framePath(gif),
    title: gif.title || getAltText(gif),
    media: safeUrl(gif.images.original?.url) ?? '',
  };
}

export interface Network {
  name: string;
  /** Path of its icon, 24 by 24. */
  path: string;
  shareUrl: (shared: Shared) => string;
}

const address = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query)}`;

/** Networks in the order of their buttons. */
export const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    path: siFacebook.path,
    shareUrl: ({ url }) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    name: 'Twitter',
    path: siX.path,
    shareUrl: ({ url, title }) => address('https://twitter.com/intent/tweet', { url, text: title }),
  },
  {
    name: 'Pinterest',
    path: siPinterest.path,
    shareUrl: ({ url, title, media }) =>
      address('https://www.pinterest.com/pin/create/button/', { url, media, description: title }),
  },
  {
    name: 'Tumblr',
    path: siTumblr.path,
    shareUrl: ({ url, title, media }) =>
      address('https://www.tumblr.com/widgets/share/tool', {
        canonicalUrl: url,
        posttype: 'photo',
        content: media,
        caption: title,
      }),
  },
  {
    name: 'Reddit',
    path: siReddit.path,
    shareUrl: ({ url, title }) => address('https://www.reddit.com/submit', { url, title }),
  },
  {
    name: 'Instagram',
    path: siInstagram.path,
    // It has no share dialog on the web.
    shareUrl: () => 'https://www.instagram.com/',
  },
];

export const embedCode = (gif: IGif, publicUrl: string): string =>
  frameCode({ id: String(gif.id), origin: publicUrl, title: gif.title || getAltText(gif) });
