import { getAltText, type IGif, safeUrl } from '@gifkit/model';
import { toPlainText } from '@gifkit/server-kit';
import { routeOfGif } from '../address/gif-route.ts';
import { pageTitle, titleOf } from '../address/page-title.ts';
import { formatRoute, parseRoute, type Route } from '../address/route.ts';
import { ratioOf } from '../gif/share-codes.ts';
import type { OpenedGif } from '../settings.ts';
import { tags } from './head-tags.ts';
import type { Settings } from './settings.ts';

/** The GIF at the end of an address: `missing` where there is none, nothing where the service is silent. */
export type LoadGif = (slug: string) => Promise<OpenedGif | undefined>;

export interface PageHead {
  /** 503 where the service did not say what the page is about. */
  status: 200 | 404 | 503;
  /** HTML for the head of the document. */
  head: string;
  /** What the page is about, if about a GIF and if the service said so. */
  opened: OpenedGif | undefined;
}

const DESCRIPTION = 'Search GIFs, stickers and clips, and take any of them along.';

/** Of a document's title, in UTF-16 code units: who searches may put kilobytes into the address. */
const TITLE_LENGTH = 300;

/** px: the width of the player in a card. */
const PLAYER_WIDTH = 480;

type Site = Pick<Settings, 'siteUrl' | 'embedUrl'>;

/** Where to ask for an oEmbed: the embed answers for the gallery's pages, too. */
const oembed = (page: string, { embedUrl }: Site, format: 'json' | 'xml') =>
  `${embedUrl}/oembed?format=${format}&url=${encodeURIComponent(page)}`;

function gifTags(gif: IGif, site: Site): string {
  const { id, is_flashing, images } = gif;
  const page = site.siteUrl + formatRoute(routeOfGif(gif));
  const description = getAltText(gif);
  const { original, original_still: still } = images ?? {};
  // Other sites get the still of a GIF that flashes.
  const image = safeUrl(is_flashing ? still?.url : original?.url);
  const video = is_flashing ? undefined : safeUrl(original?.mp4);
  return tags({
    canonical: page,
    description,
    'og:type': 'video.other',
    'og:title': titleOf(gif),
    'og:description': description,
    'og:url': page,
    'og:image': image,
    'og:image:width': image && original?.width,
    'og:image:height': image && original?.height,
    'og:image:alt': image && description,
    'og:video': video,
    'og:video:type': video && 'video/mp4',
    'twitter:card': 'player',
    'twitter:player': `${site.embedUrl}/player/${encodeURIComponent(id)}?context=twitter`,
    'twitter:player:width': PLAYER_WIDTH,
    'twitter:player:height': Math.round(PLAYER_WIDTH / ratioOf(gif)),
    'application/json+oembed': oembed(page, site, 'json'),
    'text/xml+oembed': oembed(page, site, 'xml'),
  });
}

function statusOf(route: Route, found: OpenedGif | undefined): PageHead['status'] {
  if (route.page !== 'gif') return 200;
  if (found === 'missing') return 404;
  return found ? 200 : 503;
}

/** What a page says of itself to other sites: its title, Open Graph, and where to ask for an oEmbed. */
export async function describePage(
  address: string,
  site: Site,
  loadGif: LoadGif,
): Promise<PageHead> {
  const route = parseRoute(address);
  const found = route.page === 'gif' ? await loadGif(route.slug) : undefined;
  const gif = typeof found === 'object' ? found : undefined;
  const title = toPlainText(pageTitle(route, gif), TITLE_LENGTH);
  const general = () =>
    tags({
      description: DESCRIPTION,
      'og:type': 'website',
      'og:title': title,
      'og:description': DESCRIPTION,
      'og:url': site.siteUrl + formatRoute(route),
      'twitter:card': 'summary',
    });
  return {
    opened: found,
    status: statusOf(route, found),
    head:
      tags({ title, 'og:site_name': 'Gifkit gallery' }) + (gif ? gifTags(gif, site) : general()),
  };
}
