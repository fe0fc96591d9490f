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
