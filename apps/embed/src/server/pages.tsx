import { embedPath } from '../embed-path.ts';
import type { FailureData } from '../failure-data.ts';
import { EmbedPage } from '../page/EmbedPage.tsx';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import { PlayerPage } from '../page/PlayerPage.tsx';
import type { PageData } from '../page-data.ts';
import type { Assets } from './assets.ts';
import { toDocument } from './document.ts';
import { headTags } from './head-tags.ts';
import { render } from './render.tsx';
import type { Settings } from './settings.ts';
import { sha256 } from './sha256.ts';

/** A page, the same for everyone who asks for it. */
export interface Page {
  html: string;
  styleHash: string;
  /** Strong: another one for every other page. */
  etag: string;
}

async function toPage(html: ReturnType<typeof toDocument>, styleHash: string): Promise<Page> {
  const text = String(await html);
  return { html: text, styleHash, etag: `"${await sha256(text)}"` };
}

/** A page with a GIF as HTML, ready to be hydrated. */
export async function toGifPage(
  data: PageData,
  { assets, settings }: { assets: Assets; settings: Settings },
): Promise<Page> {
  const { styleHash, ...rendered } = await render(
    data.variant === 'player' ? <PlayerPage {...data} /> : <EmbedPage {...data} />,
  );
  const document = toDocument({
    ...rendered,
    title: `${data.gif.title || 'GIF'} · ${data.service.providerName}`,
    canonical: settings.publicUrl + embedPath(data.gif),
    head: headTags(data.gif, settings),
    hydration: { data, assets },
  });
  return toPage(document, styleHash);
}

/** A message in place of a page as HTML. In a frame it tells the host page that there is no player. */
export async function toMessagePage(
  message: Message,
  failure?: { data: FailureData; assets: Assets },
): Promise<Page> {
  const { styleHash, ...rendered } = await render(<MessagePage {...message} />);
  const document = toDocument({
    ...rendered,
    title: message.title,
    ...(failure && { failure }),
  });
  return toPage(document, styleHash);
}
