import type { IGif } from '@gifkit/model';
import { cardTags, headTags, toPlainText } from '@gifkit/server-kit';
import { pageTitle, SITE } from '../address/page-title.ts';
import { formatRoute, parseRoute, type Route, routeOfGif } from '../address/route.ts';
import { ratioOf } from '../gif/share-codes.ts';
import type { OpenedGif } from '../settings.ts';
import type { Settings } from './settings.ts';

/** The GIF at the end of an address: `missing` where there is none, nothing where the service is silent. */
export type LoadGif = (slug: string) => Promise<OpenedGif | undefined>;

interface PageHead {
  /** 503 where the service did not say what the page is about. */
  status: 200 | 404 | 503;
  /** HTML for the head of the document. */
  head: string;
  /** What the page is about, if about a GIF and if the service said so. */
  opened: OpenedGif | undefined;
}

const DESCRIPTION = 'Search GIFs, stickers and clips, and take any of them along.';

/** Of a document's title, in UTF-16 code units: a search may put kilobytes into the address. */
const TITLE_LENGTH = 300;

/** px: the width of the player in a card. */
const PLAYER_WIDTH = 480;

type Site = Pick<Settings, 'siteUrl' | 'embedUrl'>;

function gifTags(gif: IGif, { siteUrl, embedUrl }: Site): string {
  const page = siteUrl + formatRoute(routeOfGif(gif));
  const height = Math.round(PLAYER_WIDTH / ratioOf(gif));
  const card = { siteName: SITE, page, embedUrl, width: PLAYER_WIDTH, height };
  return headTags({ canonical: page }) + cardTags(gif, card);
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
  return {
    opened: found,
    status: statusOf(route, found),
    head: gif
      ? headTags({ title }) + gifTags(gif, site)
      : headTags({
          title,
          description: DESCRIPTION,
          'og:site_name': SITE,
          'og:type': 'website',
          'og:title': title,
          'og:description': DESCRIPTION,
          'og:url': site.siteUrl + formatRoute(route),
          'twitter:card': 'summary',
        }),
  };
}
