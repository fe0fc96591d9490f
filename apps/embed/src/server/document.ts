import { type Language, languages } from '@gifkit/labels';
import { html, raw } from 'hono/html';
import { ROOT_ID } from '../page-data.ts';
import type { Theme } from './page-request.ts';

type Html = ReturnType<typeof html>;

interface DocumentParts {
  language: Language;
  /** Default: the system's preference. */
  theme: Theme | undefined;
  title: string;
  styles: readonly string[];
  markup: string;
  head?: Html;
  scripts: Html;
}

/** A JSON script element; `<` is escaped so that the data cannot close it. */
export const dataTag = (id: string, data: unknown): Html =>
  html`<script type="application/json" id="${id}">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;

/** A complete document. Escapes everything except for our own markup. */
export const toDocument = ({
  language,
  theme,
  title,
  styles,
  markup,
  head,
  scripts,
}: DocumentParts): Html => html`<!doctype html>
<html lang="${language}" dir="${languages[language].dir}">
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
