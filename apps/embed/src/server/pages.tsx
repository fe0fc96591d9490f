import { getAltText, type IGif } from '@gifkit/model';
import { cardTags } from '@gifkit/server-kit';
import { raw } from 'hono/html';
import { renderToString } from 'react-dom/server';
import { EMBED_SIZE } from '../constants.ts';
import { embedPath } from '../embed-path.ts';
import type { FailureData } from '../failure-data.ts';
import type { Language } from '../labels/languages.ts';
import { PageLabels } from '../labels/PageLabels.tsx';
import { EmbedPage } from '../page/EmbedPage.tsx';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import * as messageStyle from '../page/message.css?style';
import { PlayerPage } from '../page/PlayerPage.tsx';
import { pageCss } from '../page/page-css.ts';
import type { RelatedGif } from '../page/page-gif.ts';
import * as pageStyle from '../page.css?style';
import type { PageData } from '../page-data.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { hasTools } from '../tracking-data.ts';
import type { Assets } from './assets.ts';
import { toDocument } from './document.ts';
import type { Encoders, Encoding } from './encodings.ts';
import { PACKS } from './languages.ts';
import type { Theme } from './page-query.ts';
import type { Settings } from './settings.ts';
import type { Sha256 } from './sha256.ts';

const encoder = new TextEncoder();

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a page, compressed when first asked for so, and once. */
interface PageBody {
  /** Bytes of it before they are compressed. */
  length: number;
  in: (encoding: Encoding | undefined) => Bytes | Promise<Bytes>;
}

function createPageBody(html: string, encoders: Encoders): PageBody {
  const plain = encoder.encode(html);
  const encoded = new Map<Encoding, Bytes | Promise<Bytes>>();
  const encode = (encoding: Encoding): Bytes | Promise<Bytes> => {
    const known = encoded.get(encoding);
    if (known) return known;
    const coming = (encoders[encoding]?.(plain) ?? Promise.resolve(plain)).then((bytes) => {
      encoded.set(encoding, bytes);
      return bytes;
    });
    encoded.set(encoding, coming);
    return coming;
  };
  return { length: plain.byteLength, in: (encoding) => (encoding ? encode(encoding) : plain) };
}

/** What pages are rendered with. */
export interface RenderContext {
  settings: Settings;
  assets: Assets;
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

/** The content of a `<style>`. */
interface Style {
  css: string;
  /** As a content policy names it: `sha256-…`. */
  hash: string;
}

/**
 * What other sites read of a page.
 *
 * @param named the GIF with the words of the page's language.
 */
const headTags = (gif: IGif, named: IGif, { publicUrl, providerName }: Settings) =>
  raw(
    cardTags(gif, {
      named,
      siteName: providerName,
      page: publicUrl + embedPath(gif),
      embedUrl: publicUrl,
      width: EMBED_SIZE,
      height: Math.round(EMBED_SIZE / getStageRatio(gif)),
    }).trim(),
  );

async function toPage(
  html: string,
  styles: readonly Style[],
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
  const { assets, settings, sha256 } = context;
  const Page = data.variant === 'player' ? PlayerPage : EmbedPage;
  const page = (
    <PageLabels pack={PACKS[data.language]}>
      <Page {...data} />
    </PageLabels>
  );
  const css = pageCss(data.variant, gif, related);
  const styles = [pageStyle, { css, hash: `sha256-${await sha256(css)}` }];
  const html = toDocument({
    styles,
    markup: renderToString(page),
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
  return toPage(String(await html), styles, context);
}

/** A message in place of a page as HTML. In a frame it tells the host page that there is no player. */
export async function toMessagePage(
  message: Message,
  language: Language,
  data: FailureData,
  context: RenderContext,
  theme?: Theme,
): Promise<Page> {
  const { assets } = context;
  const html = toDocument({
    styles: [messageStyle],
    markup: renderToString(<MessagePage {...message} />),
    language,
    theme,
    title: message.title,
    failure: { data, assets },
  });
  return toPage(String(await html), [messageStyle], context);
}
