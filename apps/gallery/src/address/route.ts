import type { IGif } from '@gifkit/model';

export type Route =
  | { page: 'search'; view: View }
  /** One GIF by the last segment of its address: its slug or id. */
  | { page: 'gif'; section: Section; slug: string }
  /** All categories, the subcategories of one, or the GIFs of a subcategory. */
  | { page: 'categories'; names: readonly string[] }
  | { page: 'components' | 'chat' | 'host' };

const SECTIONS = ['gifs', 'stickers', 'clips'] as const;
/** Path prefix of GIF pages, by type. */
type Section = (typeof SECTIONS)[number];

export const PAGE_NAMES = {
  '/': 'GIFs',
  '/categories': 'Categories',
  '/components': 'Components',
  '/chat': 'Chat',
  '/host': 'On your page',
} as const;

export type PagePath = keyof typeof PAGE_NAMES;

export const PAGE_PATHS = Object.keys(PAGE_NAMES) as PagePath[];

export interface View {
  /** Search term; `@name` limits it to a channel and may be followed by further terms. */
  query: string;
  kind: Kind;
}

const KINDS = ['gifs', 'stickers', 'clips'] as const;
export type Kind = (typeof KINDS)[number];

/** Names of the content types in sentences. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  gifs: 'GIFs',
  stickers: 'stickers',
  clips: 'clips',
};

/** Control characters, some of which HTML parsers drop, so that server and browser would render different pages. */
const CONTROLS = /\p{Cc}/gu;

/** Parses a view from an address's query. Unknown values fall back to the start page's. */
export function parseView(search: string): View {
  const params = new URLSearchParams(search);
  const kind = KINDS.find((known) => known === params.get('type')) ?? 'gifs';
  return { query: (params.get('q') ?? '').replace(CONTROLS, ' '), kind };
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

const isSection = (name: string | undefined): name is Section =>
  SECTIONS.some((section) => section === name);

/** Whether a page exists at a path; the server responds with 404 elsewhere. */
export function isPagePath(path: string): boolean {
  const [first, ...rest] = partsOf(path);
  if (first === 'categories') return rest.length <= 2;
  if (isSection(first)) return rest.length === 1;
  return rest.length === 0 && PAGE_PATHS.some((known) => known === `/${first ?? ''}`);
}

/** Parses an address of this site. Falls back to the search page. */
export function parseRoute(address: string): Route {
  const { pathname, search } = new URL(address, 'http://gallery');
  const [first, second = '', third] = partsOf(pathname);
  if (isSection(first) && second) return { page: 'gif', section: first, slug: second };
  if (first === 'categories') {
    return { page: first, names: [second, third ?? ''].filter(Boolean) };
  }
  if (first === 'components' || first === 'chat' || first === 'host') return { page: first };
  return { page: 'search', view: parseView(search) };
}

/** Whether the server renders the page at an address; other pages are lazy-loaded. */
export const isDrawn = (address: string): boolean =>
  ['gif', 'search'].includes(parseRoute(address).page);

export function formatRoute(route: Route): string {
  if (route.page === 'search') return formatView(route.view);
  if (route.page === 'gif') return `/${route.section}/${encodeURIComponent(route.slug)}`;
  if (route.page === 'categories') {
    return `/${[route.page, ...route.names.map(encodeURIComponent)].join('/')}`;
  }
  return `/${route.page}`;
}

export function pagePathOf(route: Route | undefined): PagePath | undefined {
  if (route?.page === 'search') return '/';
  return PAGE_PATHS.find((path) => path === `/${route?.page}`);
}

const SECTION_OF_TYPE: Partial<Record<IGif['type'], 'stickers' | 'clips'>> = {
  sticker: 'stickers',
  emoji: 'stickers',
  text: 'stickers',
  video: 'clips',
};

/** Route of a GIF's page, by its slug: `happy-cat-a1b2`. */
export function routeOfGif({ id, slug, type, is_sticker }: IGif): Route & { page: 'gif' } {
  const section = SECTION_OF_TYPE[type] ?? (is_sticker ? 'stickers' : 'gifs');
  const isWhole = typeof slug === 'string' && slug.endsWith(`-${id}`);
  return { page: 'gif', section, slug: isWhole ? slug : String(id) };
}

/** Possible ids at the end of a slug, most likely first; ids of text GIFs contain hyphens. */
export function idsOf(slug: string): string[] {
  const text = /(?:^|-)(text-\d+-.+)$/s.exec(slug)?.[1];
  const last = slug.split('-').at(-1) || slug;
  return [...new Set([text, last, slug])].filter((id) => id !== undefined);
}
