import type { IGif } from '@gifkit/model';
import { cardTags, headTags, toPlainText } from '@gifkit/server-kit';
import { pageTitle, SITE } from '../address/page-title.ts';
import { formatRoute, parseRoute, type Route, routeOfGif } from '../address/route.ts';
import { ratioOf } from '../gif/embed-snippet.ts';
import type { OpenedGif } from '../settings.ts';
import type { Settings } from './settings.ts';

/** Loads the GIF at the end of an address: `missing` if it does not exist, undefined if the service fails. */
export type LoadGif = (slug: string) => Promise<OpenedGif | undefined>;

interface PageHead {
  /** 503 if the service failed. */
  status: 200 | 404 | 503;
  head: string;
  /** The page's GIF, if it has one and the service responded. */
  opened: OpenedGif | undefined;
}

const DESCRIPTION = 'Search GIFs, stickers and clips, and share or embed any of them.';

/** Maximum length of a document's title in UTF-16 code units; searches in the address may be long. */
const TITLE_LENGTH = 300;

type Site = Pick<Settings, 'siteUrl' | 'embedUrl'>;

function gifTags(gif: IGif, { siteUrl, embedUrl }: Site): string {
  const page = siteUrl + formatRoute(routeOfGif(gif));
  const card = { siteName: SITE, page, embedUrl, ratio: ratioOf(gif) };
  return headTags({ canonical: page }) + cardTags(gif, card);
}

function statusOf(route: Route, found: OpenedGif | undefined): PageHead['status'] {
  if (route.page !== 'gif') return 200;
  if (found === 'missing') return 404;
  return found ? 200 : 503;
}

/** Builds a page's metadata for other sites: title, Open Graph and oEmbed discovery. */
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
