import { getAltText, type IGif } from '@gifkit/model';
import { embedPath } from '../embed-path.ts';
import type { FailureData } from '../failure-data.ts';
import type { Language } from '../labels/languages.ts';
import { PageLabels } from '../labels/PageLabels.tsx';
import { EmbedPage } from '../page/EmbedPage.tsx';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import { PlayerPage } from '../page/PlayerPage.tsx';
import { pageCss } from '../page/page-css.ts';
import type { RelatedGif } from '../page/page-gif.ts';
import type { PageData } from '../page-data.ts';
import { hasTools } from '../tracking-data.ts';
import type { Assets } from './assets.ts';
import { toDocument } from './document.ts';
import type { Encoders } from './encodings.ts';
import { headTags } from './head-tags.ts';
import { PACKS } from './languages.ts';
import { createPageBody, type PageBody } from './page-body.ts';
import { type Rendered, render } from './render.tsx';
import type { Settings } from './settings.ts';
import type { Sha256 } from './sha256.ts';
import type { StyleCache } from './style-cache.ts';
import { type Theme, themeCss } from './theme.ts';

/** What pages are rendered with. */
export interface RenderContext {
  settings: Settings;
  assets: Assets;
  styleCache: StyleCache;
  sha256: Sha256;
  encoders: Encoders;
}

/** A page, the same for everyone who asks for it. */
export interface Page {
  body: PageBody;
  /** Of its `<style>` elements, as a content policy names them. */
  styleHashes: readonly string[];
  /** Of its HTML: another one for every other page. */
  digest: string;
}

async function toPage(
  html: string,
  { styles }: Rendered,
  { sha256, encoders }: RenderContext,
): Promise<Page> {
  return {
    body: createPageBody(html, encoders),
    styleHashes: styles.map(({ hash }) => hash),
    digest: await sha256(html),
  };
}

/**
 * A page with a GIF as HTML, ready to be hydrated.
 *
 * @param loaded the GIF as the service sent it; the page's data has less.
 */
export async function toGifPage(
  data: PageData,
  { gif, related }: { gif: IGif; related?: readonly RelatedGif[] },
  context: RenderContext,
  theme?: Theme,
): Promise<Page> {
  const { assets, settings, styleCache } = context;
  const Page = data.variant === 'player' ? PlayerPage : EmbedPage;
  const page = (
    <PageLabels pack={PACKS[data.language]}>
      <Page {...data} />
    </PageLabels>
  );
  const css = themeCss(theme) + pageCss(data.variant, gif, related);
  const rendered = await render(page, { styleCache, css });
  const html = toDocument({
    ...rendered,
    language: data.language,
    theme,
    title: [data.gif.title || getAltText(data.gif), data.service.providerName]
      .filter(Boolean)
      .join(' · '),
    canonical: settings.publicUrl + embedPath(data.gif),
    head: headTags(gif, data.gif, settings),
    // The client reads the related GIFs from the markup.
    hydration: {
      data: { ...data, related: undefined },
      assets,
      words: assets.words[data.language] ?? [],
    },
    ...(hasTools(settings.tracking) && { tracking: { tools: settings.tracking, assets } }),
  });
  return toPage(String(await html), rendered, context);
}

/** A message in place of a page as HTML. In a frame it tells the host page that there is no player. */
export async function toMessagePage(
  message: Message,
  language: Language,
  data: FailureData,
  context: RenderContext,
  theme?: Theme,
): Promise<Page> {
  const { assets, styleCache } = context;
  const rendered = await render(<MessagePage {...message} />, { styleCache, css: themeCss(theme) });
  const html = toDocument({
    ...rendered,
    language,
    theme,
    title: message.title,
    failure: { data, assets },
  });
  return toPage(String(await html), rendered, context);
}
