import type { IGif } from '@gifkit/model';
import { formatView, parseView, type View } from './view.ts';

/** The page at an address, and what it shows. */
export type Route =
  | { page: 'search'; view: View }
  /** One GIF, by the last part of its address: its slug, or its id alone. */
  | { page: 'gif'; section: Section; slug: string }
  /** All categories, the subcategories of one, or the GIFs of one of those. */
  | { page: 'categories'; names: readonly string[] }
  | { page: 'components' | 'chat' | 'host' | 'lab' };

const SECTIONS = ['gifs', 'stickers', 'clips'] as const;
/** Where the page of a GIF is, by its kind. */
type Section = (typeof SECTIONS)[number];

/** The pages that the header links to: their addresses and names. */
export const PAGE_NAMES = {
  '/': 'GIFs',
  '/categories': 'Categories',
  '/components': 'Components',
  '/chat': 'Chat',
  '/host': 'On your page',
  '/lab': 'Lab',
} as const;

export type PagePath = keyof typeof PAGE_NAMES;

export const PAGE_PATHS = Object.keys(PAGE_NAMES) as PagePath[];

/** Decodes a part of an address; as it is, where it was never encoded. */
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

/** Whether there is a page at a path: only there the server sends one. */
export function isPagePath(path: string): boolean {
  const [first, ...rest] = partsOf(path);
  if (first === 'categories') return rest.length <= 2;
  if (isSection(first)) return rest.length === 1;
  return rest.length === 0 && PAGE_PATHS.some((known) => known === `/${first ?? ''}`);
}

/** Reads a route from an address of this site. The search, where there is no such page. */
export function parseRoute(address: string): Route {
  const { pathname, search } = new URL(address, 'http://gallery');
  const [first, second = '', third] = partsOf(pathname);
  if (isSection(first) && second) return { page: 'gif', section: first, slug: second };
  if (first === 'categories') {
    return { page: first, names: [second, third ?? ''].filter(Boolean) };
  }
  if (first === 'components' || first === 'chat' || first === 'host' || first === 'lab') {
    return { page: first };
  }
  return { page: 'search', view: parseView(search) };
}

/** Whether the server draws the page at an address: the others are lazy-loaded. */
export const isDrawn = (address: string): boolean =>
  ['gif', 'search'].includes(parseRoute(address).page);

/** The address of a route. */
export function formatRoute(route: Route): string {
  if (route.page === 'search') return formatView(route.view);
  if (route.page === 'gif') return `/${route.section}/${encodeURIComponent(route.slug)}`;
  if (route.page === 'categories') {
    return `/${[route.page, ...route.names.map(encodeURIComponent)].join('/')}`;
  }
  return `/${route.page}`;
}

/** The page of the header that a route belongs to, if to any. */
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

/** The page of a GIF: its words and its id, `happy-cat-a1b2`. */
export function routeOfGif({ id, slug, type, is_sticker }: IGif): Route & { page: 'gif' } {
  const section = SECTION_OF_TYPE[type] ?? (is_sticker ? 'stickers' : 'gifs');
  const isWhole = typeof slug === 'string' && slug.endsWith(`-${id}`);
  return { page: 'gif', section, slug: isWhole ? slug : String(id) };
}

/** The ids that a slug may end in, the likeliest first: ids of texts have hyphens, too. */
export function idsOf(slug: string): string[] {
  const text = /(?:^|-)(text-\d+-.+)$/.exec(slug)?.[1];
  const last = slug.split('-').at(-1) || slug;
  return [...new Set([text, last, slug])].filter((id) => id !== undefined);
}
