import { html, raw } from 'hono/html';
import { PAGE_DATA_ID, ROOT_ID, START_ID } from '../page-data.ts';
import type { Assets } from './assets.ts';
import type { Rendered } from './render.tsx';

/** Markup that is escaped already. */
export type Html = ReturnType<typeof html>;

/** What is known of the service's own pages without their content. */
export interface DocumentParts extends Rendered {
  title: string;
  nonce: string;
  /** The page's own address. */
  canonical?: string;
  /** What other sites read of it. */
  head?: Html;
  /** What the page hydrates from, and the scripts that do it. Without it the page is static. */
  hydration?: { data: unknown; assets: Assets };
}

/** JSON that cannot end the script element it stands in. */
export const toScriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');

function hydrationTags({ data, assets }: NonNullable<DocumentParts['hydration']>) {
  return html`<script type="application/json" id="${PAGE_DATA_ID}">${raw(toScriptJson(data))}</script>
<script type="module" src="${assets.script}" id="${START_ID}" data-client="${assets.client.join(' ')}"></script>`;
}

/** A whole page. Everything that is not markup of our own is escaped. */
export const toDocument = ({
  title,
  nonce,
  styles,
  markup,
  canonical,
  head,
  hydration,
}: DocumentParts) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<title>${title}</title>
<link rel="icon" href="data:,">
${canonical && html`<link rel="canonical" href="${canonical}">`}
${head}
${raw(styles)}
</head>
<body>
<div id="${ROOT_ID}">${raw(markup)}</div>
${hydration && hydrationTags(hydration)}
</body>
</html>
`;
