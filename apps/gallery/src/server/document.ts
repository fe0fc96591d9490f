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
  html.replace('</head>', () =>
    [
      ...chunks.map(
        (address) => `  <link rel="modulepreload" crossorigin href="${escapeHtml(address)}">\n  `,
      ),
      '</head>',
    ].join(''),
  );

/** Puts the settings into the page, as JSON that no value can break out of. */
export function withSettings(
  html: string,
  { apiUrl, apiKey, embedUrl, siteUrl }: ClientSettings,
  nonce = '',
): string {
  const settings: ClientSettings = { apiUrl, apiKey, embedUrl, siteUrl };
  // styled-components reads the nonce for its styles from this tag.
  const nonceTag = nonce ? `<meta property="csp-nonce" nonce="${nonce}" />\n    ` : '';
  // All pictures and answers come from there.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html
    .replace(PLACEHOLDER, () => nonceTag + preconnect.join('') + jsonScript(SETTINGS_ID, settings))
    .replaceAll('<style>', `<style nonce="${nonce}">`);
}

/** Puts the first GIFs of the start page into it, if there are some. */
export const withFirstGifs = (html: string, gifs: readonly IGif[]): string =>
  gifs.length === 0
    ? html
    : html.replace('</head>', () => `  ${jsonScript(FIRST_GIFS_ID, gifs)}\n  </head>`);

/** Puts the GIF of a page into it, or that there is none. */
export const withOpenedGif = (html: string, gif: OpenedGif | undefined): string =>
  gif ? html.replace('</head>', () => `  ${jsonScript(OPENED_GIF_ID, gif)}\n  </head>`) : html;

/** What loads the scripts of a page. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Puts what the server has drawn where the browser would draw it, and its styles before all others. Pictures
 * then come before scripts.
 */
export const withMarkup = (html: string, { markup, css }: DrawnPage, nonce: string): string =>
  html
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace('</head>', () =>
      css ? `  <style nonce="${nonce}">${css}</style>\n  </head>` : '</head>',
    )
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);

/** Sets the colours that the visitor chose before anything is painted. */
export const withTheme = (html: string, theme: Theme): string =>
  html.replace('<html ', `<html data-theme="${theme}" `);

/** Replaces the title and description that all pages have by those of one page. */
export const withHead = (html: string, head: string): string =>
  html.replace(GENERAL, '').replace('</head>', () => `${head}\n  </head>`);
