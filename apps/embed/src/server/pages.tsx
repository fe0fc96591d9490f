import { EmbedPage } from '../page/EmbedPage.tsx';
import { embedPath } from '../page/embed-path.ts';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import type { PageData } from '../page/page-data.ts';
import type { Assets } from './assets.ts';
import { toDocument } from './document.ts';
import { render } from './render.tsx';

/** The embed page as HTML, ready to be hydrated. */
export const toEmbedPage = (
  data: PageData,
  { assets, publicUrl }: { assets: Assets; publicUrl: string },
  nonce: string,
) =>
  toDocument({
    ...render(<EmbedPage {...data} />, nonce),
    title: `${data.gif.title || 'GIF'} · ${data.service.providerName}`,
    nonce,
    canonical: publicUrl + embedPath(data.gif),
    hydration: { data, assets },
  });

/** A message in place of a page as HTML, without scripts. */
export const toMessagePage = (message: Message, nonce: string) =>
  toDocument({ ...render(<MessagePage {...message} />, nonce), title: message.title, nonce });
