import { createResponseCache } from '@gifkit/http';
import { languages } from '@gifkit/labels';
import { PAGE_MAX_AGE } from '../constants.ts';
import { toPageGif, toRelatedStill } from '../page/page-gif.ts';
import type { PageData, PageService } from '../page-data.ts';
import type { MissingGif } from './gif-outcome.ts';
import type { LoadPage } from './load-page.ts';
import type { PageVariant } from './page-request.ts';
import { type RenderContext, toGifPage } from './pages.tsx';
import type { Page } from './send-page.ts';

/** Size of the page cache in bytes, about 600 pages. */
const PAGE_BYTES = 24_000_000;

/** Memory of a page as a multiple of its length, including compressed copies and metadata. */
const SIZE_BY_LENGTH = 2;

/** Cache key of a page: the GIF and the user settings that change its HTML. */
interface GifPageKey extends PageVariant {
  view: PageData['view'];
  id: string;
}

type GifPageResult = Page | MissingGif;

/**
 * Renders pages, once for all concurrent requests. Pages with a GIF are cached.
 *
 * @returns a page from memory synchronously, otherwise a promise.
 */
export function createGifPages(context: RenderContext, service: PageService, loadPage: LoadPage) {
  const pages = createResponseCache<Page>(Number.POSITIVE_INFINITY, PAGE_BYTES);
  const coming = new Map<string, Promise<GifPageResult>>();

  async function render(
    name: string,
    { view, id, visit, language, theme, query }: GifPageKey,
  ): Promise<GifPageResult> {
    // Phones show no related GIFs.
    const hasRelated = view === 'embed' && !visit.isMobile;
    const loaded = await loadPage(id, { related: hasRelated });
    if (!('gif' in loaded)) return loaded;
    const { components } = await languages[language].loadEmbed();
    const gif = toPageGif(loaded.gif, components);
    const related = loaded.related?.map((one) => toRelatedStill(one, components));
    const data = { view, gif, related, service, visit, language, ...(query && { query }) };
    const page = await toGifPage(data, loaded, context, theme);
    pages.set(name, page).keepFor(1000 * PAGE_MAX_AGE, SIZE_BY_LENGTH * page.length);
    return page;
  }

  return (key: GifPageKey): Page | Promise<GifPageResult> => {
    const name = JSON.stringify(key);
    const known = pages.get(name)?.value ?? coming.get(name);
    if (known) return known;
    const result = render(name, key).finally(() => coming.delete(name));
    coming.set(name, result);
    return result;
  };
}
