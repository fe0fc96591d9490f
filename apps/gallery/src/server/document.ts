import { escapeHtml } from '@gifkit/embed-sdk/internal';
import type { IGif } from '@gifkit/model';
import type { Theme } from '../frame/theme.ts';
import {
  type ClientSettings,
  FIRST_GIFS_ID,
  OPENED_GIF_ID,
  type OpenedGif,
  SETTINGS_ID,
} from '../settings.ts';
import type { DrawnPage } from './draw-page.tsx';

const PLACEHOLDER = '<!--settings-->';

/** What every page says of itself, unless it has words of its own. */
const GENERAL = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

/** JSON in a page, which no value can break out of. */
const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Puts tags at the end of the head. */
const inHead = (html: string, tags: string): string =>
  html.replace('</head>', () => `  ${tags}\n  </head>`);

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Puts the style sheets into the page itself, so that it can be painted one request earlier.
 *
 * @param read gives the text of a built file.
 */
export const withStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).trim()}</style>`);

/** Loads scripts along with the page: those that its own script would ask for only once it runs. */
export const withChunks = (html: string, chunks: readonly string[]): string =>
  chunks.reduce(
    (page, address) =>
      inHead(page, `<link rel="modulepreload" crossorigin href="${escapeHtml(address)}">`),
    html,
  );

/** Lets the page's own styles, and those of its scripts, pass the content policy. */
export const withNonce = (html: string, nonce: string): string =>
  html
    // styled-components reads it from this tag.
    .replace(PLACEHOLDER, `<meta property="csp-nonce" nonce="${nonce}" />\n    ${PLACEHOLDER}`)
    .replaceAll('<style>', `<style nonce="${nonce}">`);

/** Puts the settings into the page, as JSON that no value can break out of. */
export function withSettings(
  html: string,
  { apiUrl, apiKey, sandboxUrl, pingbackUrl, embedUrl, siteUrl }: ClientSettings,
): string {
  const settings: ClientSettings = {
    apiUrl,
    apiKey,
    sandboxUrl,
    pingbackUrl,
    embedUrl,
    siteUrl,
  };
  // All pictures and answers come from there.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html.replace(PLACEHOLDER, () => preconnect.join('') + jsonScript(SETTINGS_ID, settings));
}

/** Puts the first GIFs of the start page into it, if there are some. */
export const withFirstGifs = (html: string, gifs: readonly IGif[]): string =>
  gifs.length === 0 ? html : inHead(html, jsonScript(FIRST_GIFS_ID, gifs));

/** Puts the GIF of a page into it, or that there is none. */
export const withOpenedGif = (html: string, gif: OpenedGif | undefined): string =>
  gif ? inHead(html, jsonScript(OPENED_GIF_ID, gif)) : html;

/** What loads the scripts of a page. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Puts what the server has drawn where the browser would draw it, and its styles before all others. Pictures
 * then come before scripts.
 */
export function withMarkup(html: string, { markup, css }: DrawnPage, nonce: string): string {
  const page = html
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  return css ? inHead(page, `<style nonce="${nonce}">${css}</style>`) : page;
}

/** Sets the colours that the visitor chose before anything is painted. */
export const withTheme = (html: string, theme: Theme): string =>
  html.replace('<html ', `<html data-theme="${theme}" `);

/** Replaces the title and description that all pages have by those of one page. */
export const withHead = (html: string, head: string): string =>
  inHead(html.replace(GENERAL, ''), head.trim());
