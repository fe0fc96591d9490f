import { html, raw } from 'hono/html';
import { FAILURE_DATA_ID } from '../failure-data.ts';
import { dirOf, type Language } from '../labels/languages.ts';
import { PAGE_DATA_ID, ROOT_ID, START_ID } from '../page-data.ts';
import { TRACKING_ID, type TrackingTools } from '../tracking-data.ts';
import type { Assets } from './assets.ts';
import type { Theme } from './page-query.ts';

/** Markup that is escaped already. */
export type Html = ReturnType<typeof html>;

/** What is known of a page. */
export interface DocumentParts {
  language: Language;
  /** @default what the visitor's system prefers */
  theme?: Theme | undefined;
  title: string;
  /** What is in its `<style>` elements. */
  styles: readonly { css: string }[];
  markup: string;
  /** The page's own address. */
  canonical?: string;
  /** What other sites read of it. */
  head?: Html;
  /** What the page hydrates from, and the scripts that do it. */
  hydration?: { data: unknown; assets: Assets; words: readonly string[] };
  /** What the page counts with, beside the GIF's own service, and the script that does it. */
  tracking?: { tools: TrackingTools; assets: Assets };
  /** What an error page tells its host page, and the script that does it. */
  failure?: { data: unknown; assets: Assets };
}

/** JSON that cannot end the script element it stands in. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

const dataTag = (id: string, data: unknown) =>
  html`<script type="application/json" id="${id}">${raw(toScriptJson(data))}</script>`;

const hydrationTags = ({ data, assets, words }: NonNullable<DocumentParts['hydration']>) =>
  html`${dataTag(PAGE_DATA_ID, data)}
<script type="module" src="${assets.script}" id="${START_ID}" data-client="${[...assets.client, ...words].join(' ')}"></script>`;

const trackingTag = ({ tools, assets }: NonNullable<DocumentParts['tracking']>) =>
  html`<script type="module" src="${assets.trackingScript}" id="${TRACKING_ID}" data-tools="${JSON.stringify(tools)}"></script>`;

const failureTags = ({ data, assets }: NonNullable<DocumentParts['failure']>) =>
  html`${dataTag(FAILURE_DATA_ID, data)}
<script type="module" src="${assets.failureScript}"></script>`;

/** A whole page. Everything that is not markup of our own is escaped. */
export const toDocument = ({
  language,
  theme,
  title,
  styles,
  markup,
  canonical,
  head,
  hydration,
  tracking,
  failure,
}: DocumentParts) => html`<!doctype html>
<html lang="${language}" dir="${dirOf(language)}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<title>${title}</title>
<link rel="icon" href="data:,">
${canonical && html`<link rel="canonical" href="${canonical}">`}
${head}
${raw(styles.map(({ css }) => `<style>${css}</style>`).join('\n'))}
</head>
<body>
<div id="${ROOT_ID}">${raw(markup)}</div>
${hydration && hydrationTags(hydration)}
${tracking && trackingTag(tracking)}
${failure && failureTags(failure)}
</body>
</html>
`;
