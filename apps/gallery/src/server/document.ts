import { type ClientSettings, type PageData, pageData } from '../settings.ts';
import type { DrawnPage } from './draw-page.tsx';

const PLACEHOLDER = '<!--page-data-->';

/** Default metadata, replaced on pages with their own. */
const GENERAL = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Inlines the style sheets, which saves a request before the first paint.
 *
 * @param read returns the text of a built file.
 */
export const withStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).trim()}</style>`);

export function withPageData(html: string, { settings, ...gifs }: PageData): string {
  const { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl } = settings;
  const own: ClientSettings = { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl };
  // Origin of all pictures and responses.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html.replace(
    PLACEHOLDER,
    () => preconnect.join('') + pageData({ settings: own, ...gifs }),
  );
}

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

interface Filling {
  data: PageData;
  /** Nonce for the styles of the page and its scripts. */
  nonce: string;
  /** Replaces the default title and description. */
  head: string;
  /** Rendered content, which comes before the scripts, so that pictures load first. @default none */
  drawn?: DrawnPage | undefined;
}

/** Fills the page for one request. */
export function fillDocument(page: string, { data, nonce, head, drawn }: Filling): string {
  const html = page
    .replace(GENERAL, '')
    // styled-components reads the nonce from this tag.
    .replace(PLACEHOLDER, `<meta property="csp-nonce" nonce="${nonce}" />\n    ${PLACEHOLDER}`)
    .replaceAll('<style>', `<style nonce="${nonce}">`);
  const css = drawn?.css ? `\n    <style nonce="${nonce}">${drawn.css}</style>` : '';
  const filled = withPageData(html, data).replace(
    '</head>',
    () => `  ${head.trim()}${css}\n  </head>`,
  );
  if (!drawn) return filled;
  return filled
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.markup}</div>`);
}
