import { GIF_ID_PATTERN } from '@gifkit/embed-sdk/internal';
import { createResponseCache } from '@gifkit/fetch-api/internal';
import type { Context } from 'hono';
import { PAGE_MAX_AGE } from '../constants.ts';
import type { Language } from '../labels/languages.ts';
import { toPageGif, toRelatedStill } from '../page/page-gif.ts';
import type { PageData, PageService, Visit } from '../page-data.ts';
import { PACKS } from './languages.ts';
import type { LoadedPage } from './load-page.ts';
import type { Theme } from './page-query.ts';
import { type Page, type RenderContext, toGifPage } from './pages.tsx';

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

/** How many bytes of pages the server keeps, about 600 pages. */
const PAGE_BYTES = 24_000_000;

/** How much a page takes, with its compressed copies and what is known of it, by its length. */
const SIZE_BY_LENGTH = 2;

interface GifPageOptions {
  context: RenderContext;
  service: PageService;
  loadPage: (id: string, options: { related: boolean }) => Promise<LoadedPage>;
}

export type GifPageResult = Page | Exclude<LoadedPage, { kind: 'found' }>;

/** What a page is of: the GIF, and what its visitors have in common. */
export interface GifPageKey {
  variant: PageData['variant'];
  id: string;
  visit: Visit;
  language: Language;
  /** A part of `query`, too. */
  theme: Theme | undefined;
  /** The query of links to other GIFs, as `?lang=de`; empty where the address asks for nothing. */
  query: string;
}

export interface GifPages {
  /** The page as it is in memory. */
  kept: (key: GifPageKey) => Page | undefined;
  /** The page, rendered now, once for all who ask meanwhile. Only pages with a GIF are kept. */
  make: (key: GifPageKey) => Promise<GifPageResult>;
}

const toKey = ({ variant, id, visit, language, query }: GifPageKey): string => {
  const { isMobile, isTwitter, savesData } = visit;
  return `${variant} ${id} ${isMobile} ${isTwitter} ${savesData} ${language} ${query}`;
};

export function createGifPages({ context, service, loadPage }: GifPageOptions): GifPages {
  const pages = createResponseCache<Page>(Number.POSITIVE_INFINITY, PAGE_BYTES);
  const coming = new Map<string, Promise<GifPageResult>>();

  async function render({
    variant,
    id,
    visit,
    language,
    theme,
    query,
  }: GifPageKey): Promise<GifPageResult> {
    // Phones show none.
    const hasRelated = variant === 'page' && !visit.isMobile;
    const loaded = await loadPage(id, { related: hasRelated });
    if (loaded.kind !== 'found') return loaded;
    const { components } = PACKS[language];
    const gif = toPageGif(loaded.gif, components);
    const related = loaded.related?.map((one) => toRelatedStill(one, components));
    const data = { variant, gif, related, service, visit, language, ...(query && { query }) };
    return toGifPage(data, loaded, context, theme);
  }

  async function renderAndKeep(key: GifPageKey): Promise<GifPageResult> {
    const result = await render(key);
    if (!('kind' in result)) {
      const bytes = SIZE_BY_LENGTH * result.body.length;
      pages.set(toKey(key), result).keepFor(1000 * PAGE_MAX_AGE, bytes);
    }
    return result;
  }

  return {
    kept: (key) => pages.get(toKey(key))?.value,
    make(key) {
      const name = toKey(key);
      const known = coming.get(name);
      if (known) return known;
      const result = renderAndKeep(key).finally(() => coming.delete(name));
      coming.set(name, result);
      return result;
    },
  };
}

/** Which page a request asks for. */
export const variantOf = (c: Context): PageData['variant'] =>
  c.req.param('variant') === 'player' ? 'player' : 'page';
