import type { IGif } from '@gifkit/model';
import { type ClientSettings, type OpenedGif, pageData } from '../settings.ts';
import type { DrawnPage } from './draw-page.tsx';

interface Chunk {
  file: string;
  imports?: readonly string[];
  isEntry?: boolean;
}

/** Vite's `manifest.json`: modules by path, shared chunks by generated name. */
export type Manifest = Readonly<Record<string, Chunk>>;

function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * URLs of a lazy-loaded module's scripts.
 *
 * @param loaded modules whose scripts have already loaded, such as the page's entry.
 */
export function lazyChunks(
  manifest: Manifest,
  module: string,
  loaded: readonly string[] = [],
): string[] {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const there = new Set([...entries, ...loaded].flatMap((name) => [...filesOf(manifest, name)]));
  return [...filesOf(manifest, module)]
    .filter((file) => !there.has(file))
    .map((file) => `/${file}`);
}

const PLACEHOLDER = '<!--settings-->';

/** Default metadata, replaced on pages with their own. */
const GENERAL = /<title>.*?<\/title>|<meta name="description"[^>]*>/gs;

const inHead = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Inlines the style sheets, which saves a request before the first paint.
 *
 * @param read returns the text of a built file.
 */
export const withStyles = (html: string, read: (file: string) => string): string =>
  html.replace(STYLESHEET, (_, file: string) => `<style>${read(file).trim()}</style>`);

/** Preloads a script that the page's own script would only request when it runs. */
const preload = (address: string): string =>
  `<link rel="modulepreload" crossorigin href="${address}">`;

export const withChunks = (html: string, chunks: readonly string[]): string =>
  inHead(html, chunks.map(preload));

export function withSettings(html: string, settings: ClientSettings): string {
  const { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl } = settings;
  const own: ClientSettings = { apiUrl, apiKey, pingbackUrl, embedUrl, siteUrl };
  // Origin of all pictures and responses.
  const preconnect = ['', ' crossorigin'].map(
    (mode) => `<link rel="preconnect" href="${new URL(apiUrl).origin}"${mode} />\n    `,
  );
  return html.replace(PLACEHOLDER, () => preconnect.join('') + pageData('settings', own));
}

interface Filling {
  settings: ClientSettings;
  /** Nonce for the styles of the page and its scripts. */
  nonce: string;
  /** Replaces the default title and description. */
  head: string;
}

/** Fills the page for one request, without rendered content. */
export function fillDocument(page: string, { settings, nonce, head }: Filling): string {
  const html = page
    .replace(GENERAL, '')
    // styled-components reads the nonce from this tag.
    .replace(PLACEHOLDER, `<meta property="csp-nonce" nonce="${nonce}" />\n    ${PLACEHOLDER}`)
    .replaceAll('<style>', `<style nonce="${nonce}">`);
  return inHead(withSettings(html, settings), [head.trim()]);
}

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")/g;

interface Content {
  drawn: DrawnPage;
  nonce: string;
  firstGifs: IGif[];
  openedGif: OpenedGif | undefined;
  chunks: readonly string[];
}

/** Inserts the rendered content before the scripts, so that pictures load first. */
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
