import { siFacebook, siInstagram, siPinterest, siReddit, siTumblr, siX } from 'simple-icons';
import type { Network } from './share-urls.ts';

/** The signs of the networks, 24 by 24, as they publish them. */
export const NETWORK_ICONS: Readonly<Record<Network, { name: string; path: string }>> = {
  facebook: { name: 'Facebook', path: siFacebook.path },
  twitter: { name: 'Twitter', path: siX.path },
  pinterest: { name: 'Pinterest', path: siPinterest.path },
  tumblr: { name: 'Tumblr', path: siTumblr.path },
  reddit: { name: 'Reddit', path: siReddit.path },
  instagram: { name: 'Instagram', path: siInstagram.path },
};
