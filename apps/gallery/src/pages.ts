/** The pages of the gallery: their addresses and names. */
export const PAGE_NAMES = {
  '/': 'GIFs',
  '/components': 'Components',
  '/host': 'On your page',
} as const;

export type PagePath = keyof typeof PAGE_NAMES;

/** The addresses at which the server sends the page. */
export const PAGE_PATHS = Object.keys(PAGE_NAMES) as PagePath[];

/** The page at an address; the first page at an unknown one. */
export const toPagePath = (path: string): PagePath =>
  PAGE_PATHS.find((known) => known === path) ?? '/';
