/** What the search page shows, as in its address. */
export interface View {
  /** `@name` for what one channel uploaded, with words behind it to search in there. */
  query: string;
  kind: Kind;
}

const KINDS = ['gifs', 'stickers', 'clips'] as const;
export type Kind = (typeof KINDS)[number];

/** What the kinds are called in a sentence. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  gifs: 'GIFs',
  stickers: 'stickers',
  clips: 'clips',
};

/** What nobody types: HTML drops some of it, so that server and browser would draw different pages. */
const CONTROLS = /\p{Cc}/gu;

/** Reads a view from the query of an address. Unknown values are those of the start page. */
export function parseView(search: string): View {
  const params = new URLSearchParams(search);
  const kind = KINDS.find((known) => known === params.get('type')) ?? 'gifs';
  return { query: (params.get('q') ?? '').replace(CONTROLS, ' '), kind };
}

/** The address of a view, without the values that the start page has. */
export function formatView({ query, kind }: View): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind !== 'gifs') params.set('type', kind);
  const search = params.toString();
  return search ? `/?${search}` : '/';
}

/** GIFs of a page of a list. */
export const PAGE_SIZE = 15;
