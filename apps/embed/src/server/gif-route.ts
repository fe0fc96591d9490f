import { GIF_ID_PATTERN } from '@gifkit/embed-sdk/internal';
import { createResponseCache } from '@gifkit/fetch-api/internal';
import type { Context } from 'hono';
import { PAGE_MAX_AGE } from '../constants.ts';
import { slimGif, toRelatedStill } from '../page/slim-gif.ts';
import type { PageData, Service, Visit } from '../page-data.ts';
import type { Assets } from './assets.ts';
import type { LoadedPage } from './load-page.ts';
import { type Page, toGifPage } from './pages.tsx';
import type { Settings } from './settings.ts';

/** Ids that the service gives out; anything else is no GIF, and is not asked for. */
export const GIF_ROUTE = `/:variant{(?:embed|player)}/:id{${GIF_ID_PATTERN}}` as const;

/** How long, in seconds, a cache may show an old page while it fetches a new one, and while that fails. */
const STALE_WHILE_REVALIDATE = 600;
const STALE_IF_ERROR = 86_400;

/** What caches may do with a page. */
export const PAGE_CACHING = [
  'public',
  `max-age=${PAGE_MAX_AGE}`,
  `stale-while-revalidate=${STALE_WHILE_REVALIDATE}`,
  `stale-if-error=${STALE_IF_ERROR}`,
].join(', ');

/** How many pages the server keeps as they were sent, and how many bytes of them. */
const KEPT_PAGES = 500;
const KEPT_BYTES = 32_000_000;

interface GifPageOptions {
  settings: Settings;
  service: Service;
  assets: Assets;
  loadPage: (id: string, options: { related: boolean }) => Promise<LoadedPage>;
}

export type GifPageResult = Page | Exclude<LoadedPage, { kind: 'found' }>;

/** Makes the function that renders a GIF's page, or takes it from memory. Only pages with a GIF are kept. */
export function createGifPages({ settings, service, assets, loadPage }: GifPageOptions) {
  const pages = createResponseCache<Page>(KEPT_PAGES, KEPT_BYTES);

  return async (variant: PageData['variant'], id: string, visit: Visit): Promise<GifPageResult> => {
    const key = JSON.stringify([variant, id, visit]);
    const kept = pages.get(key);
    if (kept) return kept.value;
    const loaded = await loadPage(id, { related: variant === 'page' });
    if (loaded.kind !== 'found') return loaded;
    const gif = slimGif(loaded.gif);
    const related = loaded.related?.map(toRelatedStill);
    const page = await toGifPage({ variant, gif, related, service, visit }, { settings, assets });
    pages.set(key, page).keepFor(1000 * PAGE_MAX_AGE, page.html.length);
    return page;
  };
}

/** Which page a request asks for. */
export const variantOf = (c: Context): PageData['variant'] =>
  c.req.param('variant') === 'player' ? 'player' : 'page';
