import { embedCode, frameUrl, isEmbedError } from '@gifkit/embed-sdk';
import { getAltText, getAspectRatio, type IGif, type IImages, safeUrl } from '@gifkit/model';
import { titleOf } from '../address/page-title.ts';

export const SHARE_NAMES = {
  link: 'Link',
  markdown: 'Markdown',
  html: 'HTML',
  embed: 'Embed code',
} as const;

export type ShareKind = keyof typeof SHARE_NAMES;

/**
 * URL of a GIF in the embed.
 *
 * @param path `embed` for the page, `player` for the bare player.
 */
export const embedPageUrl = (
  embedUrl: string,
  id: IGif['id'],
  path: 'embed' | 'player' = 'embed',
): string => frameUrl({ id: String(id), origin: embedUrl, view: path });

/** Aspect ratio; 1 if unknown. */
export function ratioOf(gif: IGif): number {
  const { width = 0, height = 0 }: Partial<IImages['original']> = gif.images?.original ?? {};
  return width && height ? width / height : getAspectRatio(gif) || 1;
}

/** Ratio of the lowest frame that has all controls: 480 × 200 px. */
const MAX_RATIO = 480 / 200;

/** Undefined for a GIF that the embed does not support, such as a long text. */
function embedSnippet(embedUrl: string, gif: IGif): string | undefined {
  try {
    return embedCode({
      id: String(gif.id),
      origin: embedUrl,
      title: titleOf(gif),
      // Rounded to be readable; the difference is invisible.
      ratio: Math.min(MAX_RATIO, Math.round(ratioOf(gif) * 1e4) / 1e4),
    });
  } catch (error) {
    if (isEmbedError(error)) return undefined;
    throw error;
  }
}

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

// Escapes characters that end a text or URL in Markdown.
const escapeMarkdown = (text: string): string => text.replace(/[\\[\]*_`<>]/g, '\\$&');
const markdownUrl = (url: string): string =>
  url.replace(/[()\s<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Share codes by format; without `embed` if the embed does not support the GIF. */
type ShareCodes = Record<Exclude<ShareKind, 'embed'>, string> & { embed: string | undefined };

export function shareCodes(gif: IGif, page: string, embedUrl: string): ShareCodes {
  const { url, width, height }: Partial<IImages['original']> = gif.images?.original ?? {};
  const picture = safeUrl(url);
  const alt = getAltText(gif);
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const inner = picture
    ? `<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}"${size}>`
    : escapeHtml(alt);
  return {
    link: page,
    markdown: picture
      ? `[![${escapeMarkdown(alt)}](${markdownUrl(picture)})](${markdownUrl(page)})`
      : `[${escapeMarkdown(alt)}](${markdownUrl(page)})`,
    html: `<a href="${escapeHtml(page)}">${inner}</a>`,
    embed: embedSnippet(embedUrl, gif),
  };
}
