import { embedCode, frameUrl } from '@gifkit/embed-sdk';
import { getAltText, type IGif } from '@gifkit/model';

/** Width and height of an embed, in px. */
export const EMBED_SIZE = 480;

/**
 * The URL of a GIF in the embed.
 *
 * @param path `embed` for the page, `player` for the bare player.
 */
export const embedPageUrl = (
  embedUrl: string,
  id: IGif['id'],
  path: 'embed' | 'player' = 'embed',
): string => frameUrl({ id: String(id), origin: embedUrl, view: path });

/** The HTML that shows a GIF on any page. */
export const embedSnippet = (embedUrl: string, gif: IGif): string =>
  embedCode({ id: String(gif.id), origin: embedUrl, title: gif.title || getAltText(gif) });
