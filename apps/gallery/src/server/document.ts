import { escapeHtml } from '@gifkit/embed-sdk/internal';
import type { IGif } from '@gifkit/model';
import type { Theme } from '../frame/theme.ts';
import { type ClientSettings, type OpenedGif, pageData } from '../settings.ts';
import type { DrawnPage } from './draw-page.tsx';

const PLACEHOLDER = '<!--settings-->';

/** What every page says of itself, unless it has words of its own. */
const GENERAL = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

/** Puts tags at the end of the head. */
const inHead = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts the style sheets into the page itself, so that it can be painted one request earlier.
 *
 * @param read gives the text of a built file.
 */
export const withStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).trim()}</style>`);

/** Loads a script along with the page: its own script would ask for it only once it runs. */
const preload = (address: string): string =>
  `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`;

export const withChunks = (html: string, chunks: readonly string[]): string =>
  inHead(html, chunks.map(preload));

/** Puts the settings into the page. */
export function withSettings(html: string, settings: ClientSettings): string {
  const { apiUrl, apiKey, sandboxUrl, pingbackUrl, embedUrl, siteUrl } = settings;
  const own: ClientSettings = { apiUrl, apiKey, sandboxUrl, pingbackUrl, embedUrl, siteUrl };
  // All pictures and responses come from there.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html.replace(PLACEHOLDER, () => preconnect.join('') + pageData('settings', own));
}

/** What belongs to one response. */
interface Filling {
  settings: ClientSettings;
  /** Lets the styles of the page, and those of its scripts, pass the content policy. */
  nonce: string;
  /** Colors that the visitor chose: they are set before anything is painted. */
  theme: Theme;
  /** Replaces the title and description that all pages have. */
  head: string;
}

/** The page for one request, without what the server knows of its content. */
export function fillDocument(page: string, { settings, nonce, theme, head }: Filling): string {
  const html = page
    .replace('<html ', `<html data-theme="${theme}" `)
    .replace(GENERAL, '')
    // styled-components reads it from this tag.
    .replace(PLACEHOLDER, `<meta property="csp-nonce" nonce="${nonce}" />\n    ${PLACEHOLDER}`)
    .replaceAll('<style>', `<style nonce="${nonce}">`);
  return inHead(withSettings(html, settings), [head.trim()]);
}

/** What loads the scripts of a page. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/** What the server knows of a page, for its first paint and for hydration. */
interface Content {
  drawn: DrawnPage;
  nonce: string;
  firstGifs: readonly IGif[];
  openedGif: OpenedGif | undefined;
  chunks: readonly string[];
}

/** Puts what the server has drawn where the browser would draw it. Pictures then come before scripts. */
export function withContent(
  html: string,
  { drawn: { markup, css }, nonce, firstGifs, openedGif, chunks }: Content,
): string {
  return inHead(html, [
    ...(firstGifs.length > 0 ? [pageData('first-gifs', firstGifs)] : []),
    ...(openedGif ? [pageData('opened-gif', openedGif)] : []),
    ...chunks.map(preload),
    ...(css ? [`<style nonce="${nonce}">${css}</style>`] : []),
  ])
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}
