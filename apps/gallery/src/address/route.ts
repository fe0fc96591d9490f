import type { IGif } from '@gifkit/model';

export type Route =
  | { page: 'search'; view: View }
  /** One GIF by the last segment of its address: its slug or id. */
  | { page: 'gif'; kind: Kind; slug: string }
  | { page: Exclude<ListedPage, 'search'> };

/** Names of the pages in the navigation. */
export const PAGE_NAMES = {
  search: 'GIFs',
  categories: 'Categories',
  components: 'Components',
  chat: 'Chat',
  host: 'On your page',
} as const;

type ListedPage = keyof typeof PAGE_NAMES;

export const LISTED_PAGES = Object.keys(PAGE_NAMES) as ListedPage[];

export const pathOf = (page: ListedPage): string => (page === 'search' ? '/' : `/${page}`);

const listedAt = (part = ''): ListedPage | undefined =>
  LISTED_PAGES.find((page) => pathOf(page) === `/${part}`);

export interface View {
  /** Search term; `@name` limits it to a channel and may be followed by further terms. */
  query: string;
  kind: Kind;
}

/** Names of the content types in sentences, by their name in addresses. */
export const KIND_NAMES = { gifs: 'GIFs', stickers: 'stickers', clips: 'clips' } as const;

export type Kind = keyof typeof KIND_NAMES;

/** Names of the content types in the API. */
export const API_TYPES = { gifs: 'gifs', stickers: 'stickers', clips: 'videos' } as const;

const isKind = (name: string | null | undefined): name is Kind =>
  Object.hasOwn(KIND_NAMES, name ?? '');

/** Control characters, some of which HTML parsers drop, so that server and browser would render different pages. */
const CONTROLS = /\p{Cc}/gu;

/** Parses a view from an address's query. Unknown values fall back to the start page's. */
function parseView(search: string): View {
  const params = new URLSearchParams(search);
  const type = params.get('type');
  const query = (params.get('q') ?? '').replace(CONTROLS, ' ');
  return { query, kind: isKind(type) ? type : 'gifs' };
}

export function formatView({ query, kind }: View): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind !== 'gifs') params.set('type', kind);
  const search = params.toString();
  return search ? `/?${search}` : '/';
}

/** Number of GIFs per request. */
export const PAGE_SIZE = 15;

/** Decodes an address segment; returns it unchanged if it was not encoded. */
export function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean).map(decode);

/** Whether a page exists at a path; the server responds with 404 elsewhere. */
export function isPagePath(path: string): boolean {
  const [first, ...rest] = partsOf(path);
  if (isKind(first)) return rest.length === 1;
  return rest.length === 0 && listedAt(first) !== undefined;
}

/** Parses an address of this site. Falls back to the search page. */
export function parseRoute(address: string): Route {
  const { pathname, search } = new URL(address, 'http://gallery');
  const [first, slug] = partsOf(pathname);
  if (isKind(first) && slug) return { page: 'gif', kind: first, slug };
  const page = listedAt(first) ?? 'search';
  return page === 'search' ? { page, view: parseView(search) } : { page };
}

/** Whether the server renders the page at an address; other pages are lazy-loaded. */
export const isDrawn = (address: string): boolean =>
  ['gif', 'search'].includes(parseRoute(address).page);

export function formatRoute(route: Route): string {
  if (route.page === 'search') return formatView(route.view);
  if (route.page === 'gif') return `/${route.kind}/${encodeURIComponent(route.slug)}`;
  return pathOf(route.page);
}

const KIND_OF_TYPE: Partial<Record<IGif['type'], Kind>> = {
  sticker: 'stickers',
  emoji: 'stickers',
  text: 'stickers',
  video: 'clips',
};

/** Route of a GIF's page, by its slug: `happy-cat-a1b2`. */
export function routeOfGif({ id, slug, type, is_sticker }: IGif): Route & { page: 'gif' } {
  const kind = KIND_OF_TYPE[type] ?? (is_sticker ? 'stickers' : 'gifs');
  const isWhole = typeof slug === 'string' && slug.endsWith(`-${id}`);
  return { page: 'gif', kind, slug: isWhole ? slug : String(id) };
}

/** Possible ids at the end of a slug, most likely first; ids of text GIFs contain hyphens. */
export function idsOf(slug: string): string[] {
  const text = /(?:^|-)(text-\d+-.+)$/s.exec(slug)?.[1];
  const last = slug.split('-').at(-1) || slug;
  return [...new Set([text, last, slug])].filter((id) => id !== undefined);
}
