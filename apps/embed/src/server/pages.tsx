import { type Language, languages } from '@gifkit/labels';
import { getAltText } from '@gifkit/model';
import { cardTags, headTags } from '@gifkit/server-kit';
import { html, raw } from 'hono/html';
import { renderToString } from 'react-dom/server';
import { FAILURE_DATA_ID } from '../constants.ts';
import { type Message, MessagePage } from '../page/MessagePage.tsx';
import messageCss from '../page/message.css?inline';
import { Page as GifPage } from '../page/Page.tsx';
import {
  type FailureData,
  framePath,
  PAGE_DATA_ID,
  type PageData,
  TRACKING_ID,
} from '../page-data.ts';
import { getStageRatio } from '../player/stage-images.ts';
import { PageLabels } from '../ui/labels.tsx';
import type { Assets } from './assets.ts';
import { dataTag, toDocument } from './document.ts';
import type { Theme } from './page-request.ts';
import { type FullGif, pageStyles } from './page-styles.ts';
import type { Encoders, Encoding, Page } from './send-page.ts';
import type { Settings } from './settings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface RenderContext {
  settings: Settings;
  assets: Assets;
  encoders: Encoders;
}

/** In Base64, as in content policies. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
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
  { encoders }: RenderContext,
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

/** Renders a page with a GIF, ready for hydration. */
export async function toGifPage(
  data: PageData,
  loaded: FullGif,
  context: RenderContext,
  theme?: Theme,
): Promise<Page> {
  const { assets, settings } = context;
  const { publicUrl, providerName, tracking } = settings;
  const { language } = data;
  const { gif } = loaded;
  const ratio = getStageRatio(gif);
  const url = publicUrl + framePath(gif);
  const card = cardTags(gif, {
    named: data.gif,
    siteName: providerName,
    page: url,
    embedUrl: publicUrl,
    ratio,
  });
  const hasTools = Object.values(tracking).some((tool) => tool !== undefined);
  return toPage(
    {
      language,
      theme,
      title: [data.gif.title || getAltText(data.gif), providerName].filter(Boolean).join(' · '),
      styles: pageStyles(data, loaded),
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
