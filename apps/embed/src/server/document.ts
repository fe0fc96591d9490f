import { html, raw } from 'hono/html';
import { dirOf, type Language } from '../languages.ts';
import { ROOT_ID } from '../page-data.ts';
import type { Theme } from './page-query.ts';

/** Markup that is escaped already. */
type Html = ReturnType<typeof html>;

interface DocumentParts {
  language: Language;
  /** @default what the visitor's system prefers */
  theme: Theme | undefined;
  title: string;
  /** The content of its `<style>` elements. */
  styles: readonly string[];
  markup: string;
  /** What other sites read of it. */
  head?: Html;
  scripts: Html;
}

/** An element with JSON, which cannot end it. */
export const dataTag = (id: string, data: unknown): Html =>
  html`<script type="application/json" id="${id}">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

/** A whole page. Everything that is not markup of our own is escaped. */
export const toDocument = ({
  language,
  theme,
  title,
  styles,
  markup,
  head,
  scripts,
}: DocumentParts): Html => html`<!doctype html>
<html lang="${language}" dir="${dirOf(language)}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme ?? 'light dark'}">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}
${raw(styles.map((css) => `<style>${css}</style>`).join('\n'))}
</head>
<body>
<div id="${ROOT_ID}">${raw(markup)}</div>
${scripts}
</body>
</html>
`;
