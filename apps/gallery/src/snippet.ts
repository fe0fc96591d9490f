import { getAltText, type IGif } from '@gifkit/model';

/** Width and height of an embed in px (spec.md section 9). */
export const EMBED_SIZE = 480;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** @param path `embed` for the page, `player` for the bare player. */
export const embedPageUrl = (
  embedUrl: string,
  id: IGif['id'],
  path: 'embed' | 'player' = 'embed',
): string => `${embedUrl}/${path}/${encodeURIComponent(id)}`;

/** The HTML that puts a GIF on somebody's page. */
export const embedSnippet = (embedUrl: string, gif: IGif): string =>
  `<iframe src="${escapeHtml(embedPageUrl(embedUrl, gif.id))}" width="${EMBED_SIZE}" height="${EMBED_SIZE}" ` +
  `title="${escapeHtml(gif.title || getAltText(gif))}" loading="lazy" allowfullscreen style="border: 0"></iframe>`;
