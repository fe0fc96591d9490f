import { embedPath } from '../embed-path.ts';
import { EmbedPage } from '../page/EmbedPage.tsx';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import { PlayerPage } from '../page/PlayerPage.tsx';
import type { PageData } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { toDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { render } from './render.tsx';
import type { Settings } from './settings.ts';

/** A page with a GIF as HTML, ready to be hydrated. */
export const toGifPage = (
  data: PageData,
  { assets, settings, nonce }: { assets: Assets; settings: Settings; nonce: string },
) =>
  toDocument({
    ...render(
      data.variant === 'player' ? <PlayerPage {...data} /> : <EmbedPage {...data} />,
      nonce,
    ),
    title: `${data.gif.title || 'GIF'} · ${data.service.providerName}`,
    nonce,
    canonical: settings.publicUrl + embedPath(data.gif),
    head: headTags(data.gif, settings),
    hydration: { data, assets },
  });

/** A message in place of a page as HTML, without scripts. */
export const toMessagePage = (message: Message, nonce: string) =>
  toDocument({ ...render(<MessagePage {...message} />, nonce), title: message.title, nonce });
