import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { cardImageOf } from './card-image.ts';
import { headTags } from './head-tags.ts';

/** px; a frame that is narrower or lower has only few controls. */
export const FULL_FRAME = { width: 250, height: 200 };

/** Width of the player, in px. */
const PLAYER_WIDTH = 480;

interface Card {
  siteName: string | undefined;
  /** URL of the pasted page, to which likes and comments are attributed. */
  page: string;
  /** Origin of the embed, which serves the player and oEmbed. */
  embedUrl: string;
  /** Aspect ratio of the GIF. */
  ratio: number;
  /** The GIF, localized for alt texts. Default: the GIF itself. */
  named?: IGif;
}

/**
 * Builds the metadata for link cards, so that a pasted link plays: Open Graph, X's player card, which reuses the
 * Open Graph title and image, and oEmbed discovery.
 *
 * Lists one video, directly followed by its properties (https://ogp.me/#structured). `og:video:url` is left out
 * because some readers take it for a second video without type and size.
 */
export function cardTags(gif: IGif, { named = gif, ...card }: Card): string {
  const { original }: Partial<IGif['images']> = gif.images ?? {};
  const id = encodeURIComponent(gif.id);
  const description = getAltText(named);
  const image = cardImageOf(gif);
  // Cards of flashing GIFs only show the still.
  const film = gif.is_flashing ? undefined : safeUrl(original?.mp4);
  const hasSize = film && original?.width && original.height;
  const oembed = (format: string) =>
    `${card.embedUrl}/oembed?format=${format}&url=${encodeURIComponent(card.page)}`;
  return headTags({
    description,
    'og:site_name': card.siteName,
    'og:type': 'video.other',
    'og:title': gif.title || description,
    'og:description': description,
    'og:url': card.page,
    'og:image': image?.url,
    'og:image:type': image?.type,
    'og:image:width': image?.width,
    'og:image:height': image?.height,
    'og:image:alt': image && description,
    'og:video': film,
    'og:video:secure_url': film?.startsWith('https:') ? film : undefined,
    'og:video:type': film && 'video/mp4',
    'og:video:width': hasSize ? original.width : undefined,
    'og:video:height': hasSize ? original.height : undefined,
    'twitter:card': 'player',
    'twitter:player': `${card.embedUrl}/player/${id}?context=twitter`,
    'twitter:player:width': PLAYER_WIDTH,
    'twitter:player:height': Math.max(FULL_FRAME.height, Math.round(PLAYER_WIDTH / card.ratio)),
    'application/json+oembed': oembed('json'),
    'text/xml+oembed': oembed('xml'),
  });
}
