/** What the gallery shows, as its address says it. */
export interface View {
  query: string;
  kind: Kind;
  /** Id of the GIF that is open, if one is. */
  gifId: string | undefined;
}

const KINDS = ['gifs', 'stickers'] as const;
export type Kind = (typeof KINDS)[number];

/** Reads a view from an address's query; whatever it does not know is the start page's. */
export function parseView(search: string): View {
  const params = new URLSearchParams(search);
  const kind = KINDS.find((known) => known === params.get('type')) ?? 'gifs';
  return { query: params.get('q') ?? '', kind, gifId: params.get('gif') || undefined };
}

/** The address of a view, without what the start page has too. */
export function formatView({ query, kind, gifId }: View): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (kind !== 'gifs') params.set('type', kind);
  if (gifId) params.set('gif', gifId);
  const search = params.toString();
  return search ? `/?${search}` : '/';
}
