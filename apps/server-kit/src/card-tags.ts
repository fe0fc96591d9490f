import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { cardImageOf } from './card-image.ts';
import { headTags } from './head-tags.ts';

/** Whom a card is from, and where it leads. */
interface Card {
  siteName: string | undefined;
  /** URL of the page that is pasted: what likes and comments are counted for. */
  page: string;
  /** Origin of the embed, which has the player and answers for oEmbeds. */
  embedUrl: string;
  /** Of the player, in px. */
  width: number;
  height: number;
  /** The GIF with the words of the page's language. @default the GIF itself */
  named?: IGif;
}

/**
 * What other sites read of a page about a GIF, so that it plays where its link is pasted: Open Graph, X's player
 * card, which takes title and picture from there, and where to ask for an oEmbed.
 *
 * One film, whose properties stand right behind it (https://ogp.me/#structured): some readers take `og:video:url`
 * for a second one, without type and size.
 */
export function cardTags(gif: IGif, { named = gif, ...card }: Card): string {
  const { original }: Partial<IGif['images']> = gif.images ?? {};
  const id = encodeURIComponent(gif.id);
  const description = getAltText(named);
  const image = cardImageOf(gif);
  // Other sites get the still of a GIF that flashes.
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
    'twitter:player:width': card.width,
    'twitter:player:height': card.height,
    'application/json+oembed': oembed('json'),
    'text/xml+oembed': oembed('xml'),
  });
}
