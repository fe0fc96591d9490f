import type { IGif } from '@gifkit/model';
import { type ClientSettings, type OpenedGif, pageData } from '../settings.ts';
import type { DrawnPage } from './draw-page.tsx';

const PLACEHOLDER = '<!--settings-->';

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

export function withSettings(html: string, settings: ClientSettings): string {
  const { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl } = settings;
  const own: ClientSettings = { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl };
  // Origin of all pictures and responses.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html.replace(PLACEHOLDER, () => preconnect.join('') + pageData('settings', own));
}

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

interface Content {
  drawn: DrawnPage;
  firstGifs: IGif[];
  openedGif: OpenedGif | undefined;
}

interface Filling {
  settings: ClientSettings;
  /** Nonce for the styles of the page and its scripts. */
  nonce: string;
  /** Replaces the default title and description. */
  head: string;
  /** Rendered content, which comes before the scripts, so that pictures load first. @default none */
  content?: Content | undefined;
}

/** Fills the page for one request. */
export function fillDocument(page: string, { settings, nonce, head, content }: Filling): string {
  const html = page
    .replace(GENERAL, '')
    // styled-components reads the nonce from this tag.
    .replace(PLACEHOLDER, `<meta property="csp-nonce" nonce="${nonce}" />\n    ${PLACEHOLDER}`)
    .replaceAll('<style>', `<style nonce="${nonce}">`);
  const { drawn, firstGifs = [], openedGif } = content ?? {};
  const tags = [
    head.trim(),
    ...(firstGifs.length > 0 ? [pageData('first-gifs', firstGifs)] : []),
    ...(openedGif ? [pageData('opened-gif', openedGif)] : []),
    ...(drawn?.css ? [`<style nonce="${nonce}">${drawn.css}</style>`] : []),
  ];
  const filled = withSettings(html, settings).replace(
    '</head>',
    () => `  ${tags.join('\n    ')}\n  </head>`,
  );
  if (!drawn) return filled;
  return filled
    .replace(SCRIPTS, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.markup}</div>`);
}
