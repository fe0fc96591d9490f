/** What the search page shows, as in its address. */
export interface View {
  query: string;
  kind: Kind;
  /** Id of the GIF that is open, if any. */
  gifId: string | undefined;
}

const KINDS = ['gifs', 'stickers'] as const;
export type Kind = (typeof KINDS)[number];

/** Reads a view from the query of an address. Unknown values are those of the start page. */
export function parseView(search: string): View {
  const params = new URLSearchParams(search);
  const kind = KINDS.find((known) => known === params.get('type')) ?? 'gifs';
  return { query: params.get('q') ?? '', kind, gifId: params.get('gif') || undefined };
}

/** The address of a view, without the values that the start page has. */
export function formatView({ query, kind, gifId }: View): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind !== 'gifs') params.set('type', kind);
  if (gifId) params.set('gif', gifId);
  const search = params.toString();
  return search ? `/?${search}` : '/';
}
