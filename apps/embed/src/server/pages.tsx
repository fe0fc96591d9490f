import { type Language, languages } from '@gifkit/labels';
import { getAltText, type IGif } from '@gifkit/model';
import { cardTags, headTags } from '@gifkit/server-kit';
import { html, raw } from 'hono/html';
import { renderToString } from 'react-dom/server';
import { FAILURE_DATA_ID, GRID_WIDTH, MAX_SCALE, RATIO } from '../constants.ts';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import messageCss from '../page/message.css?inline';
import { Page as GifPage } from '../page/Page.tsx';
import pageCss from '../page.css?inline';
import {
  type FailureData,
  framePath,
  PAGE_DATA_ID,
  type PageData,
  TRACKING_ID,
} from '../page-data.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { previewCss } from '../related/preview-css.ts';
import { PageLabels } from '../ui/labels.tsx';
import type { Assets } from './assets.ts';
import { dataTag, toDocument } from './document.ts';
import type { Theme } from './page-request.ts';
import type { Encoders, Encoding, Page } from './send-page.ts';
import type { Settings } from './settings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type Sha256 = (text: string) => string | Promise<string>;

export interface RenderContext {
  settings: Settings;
  assets: Assets;
  sha256: Sha256;
  encoders: Encoders;
}

function encodeOnce(plain: Bytes, encoders: Encoders): Page['bytes'] {
  const encoded = new Map<Encoding | undefined, Bytes | Promise<Bytes>>([[undefined, plain]]);
  return (encoding) => {
    const known = encoded.get(encoding);
    if (known) return known;
    const coming = (async () => {
      const bytes = (await (encoding && encoders[encoding]?.(plain))) ?? plain;
      encoded.set(encoding, bytes);
      return bytes;
    })();
    encoded.set(encoding, coming);
    return coming;
  };
}

async function toPage(
  parts: Parameters<typeof toDocument>[0],
  { sha256, encoders }: RenderContext,
): Promise<Page> {
  const text = String(await toDocument(parts));
  const plain = new TextEncoder().encode(text);
  return {
    length: plain.byteLength,
    bytes: encodeOnce(plain, encoders),
    styleHashes: await Promise.all(parts.styles.map(sha256)),
    digest: await sha256(text),
  };
}

/**
 * Renders a page with a GIF, ready for hydration.
 *
 * @param loaded the full GIF from the service; `data` has a reduced one.
 */
export async function toGifPage(
  data: PageData,
  { gif, related = [] }: { gif: IGif; related?: readonly IGif[] },
  context: RenderContext,
  theme?: Theme,
): Promise<Page> {
  const { assets, settings } = context;
  const { publicUrl, providerName, tracking } = settings;
  const { view, language } = data;
  const isBare = view === 'player';
  const ratio = getStageRatio(gif);
  const url = publicUrl + framePath(gif);
  const card = cardTags(gif, {
    named: data.gif,
    siteName: providerName,
    page: url,
    embedUrl: publicUrl,
    ratio,
  });
  // Page-specific styles with the sizes of its GIFs; the bare player only has one GIF.
  const widest = MAX_SCALE * (gif.images.original?.width || GRID_WIDTH);
  const sizes = `:root{${RATIO}:${Number(ratio.toFixed(6))};--widest:${widest}px}`;
  const hasTools = Object.values(tracking).some((tool) => tool !== undefined);
  return toPage(
    {
      language,
      theme,
      title: [data.gif.title || getAltText(data.gif), providerName].filter(Boolean).join(' · '),
      styles: [pageCss, isBare || related.length === 0 ? sizes : sizes + previewCss(related)],
      markup: renderToString(
        <PageLabels pack={await languages[language].loadEmbed()}>
          <GifPage {...data} />
        </PageLabels>,
      ),
      head: raw((headTags({ canonical: url }) + card).trim()),
      // The client keeps the markup of related GIFs.
      scripts: html`${dataTag(PAGE_DATA_ID, { ...data, related: undefined, words: assets.words[language] })}
<script type="module" src="${assets.script}"></script>
${hasTools && html`<script type="module" src="${assets.trackingScript}" id="${TRACKING_ID}" data-tools="${JSON.stringify(tracking)}"></script>`}`,
    },
    context,
  );
}

/** Renders an error page. In a frame it reports the failure to the host page. */
export const toMessagePage = (
  message: Message,
  language: Language,
  data: FailureData,
  context: RenderContext,
  theme?: Theme,
): Promise<Page> =>
  toPage(
    {
      language,
      theme,
      title: message.title,
      styles: [messageCss],
      markup: renderToString(<MessagePage {...message} />),
      scripts: html`${dataTag(FAILURE_DATA_ID, data)}
<script type="module" src="${context.assets.failureScript}"></script>`,
    },
    context,
  );
