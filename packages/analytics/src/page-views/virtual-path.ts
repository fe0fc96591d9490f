/** Results per page if a request has no limit. */
const DEFAULT_PAGE_SIZE = 25;

interface Call {
  /** Still encoded. */
  parts: readonly string[];
  query: URLSearchParams;
}

interface Rule {
  /** Matches the path without prefix and version of the API. */
  call: RegExp;
  path(call: Call): string | undefined;
}

const numberOf = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Page of results, from 1; undefined if the query has none. */
function pageOf(query: URLSearchParams): number | undefined {
  const offset = numberOf(query.get('offset'));
  if (offset === undefined) return numberOf(query.get('page'));
  const limit = numberOf(query.get('limit')) || DEFAULT_PAGE_SIZE;
  // Round up: the first page may be shorter than the others; the page after it is page 2.
  return Math.ceil(offset / limit) + 1;
}

const page = (query: URLSearchParams): string => `/page/${pageOf(query) ?? 1}`;
const pageIfGiven = (query: URLSearchParams): string =>
  pageOf(query) === undefined ? '' : page(query);

const part = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name)?.trim();
  return value && encodeURIComponent(value);
};

/** A search in a channel has the form `@channel term`. */
const CHANNEL_SEARCH = /^@(\S+)\s+(\S.*)$/;

const channelSearch = (id: string, term: string, query: URLSearchParams): string =>
  `/channel/${id}/search/${term}${pageIfGiven(query)}`;

const search = (query: URLSearchParams, otherwise: (term: string) => string) => {
  const [, channel, term] = CHANNEL_SEARCH.exec(query.get('q')?.trim() ?? '') ?? [];
  if (channel && term) {
    return channelSearch(encodeURIComponent(channel), encodeURIComponent(term), query);
  }
  const all = part(query, 'q');
  return all && otherwise(all);
};

const STICKERS = '/create/gifmaker/decorate/stickers';

const RULES: readonly Rule[] = [
  {
    call: /^(?:gifs|stickers)\/related$/,
    path({ query }) {
      const id = part(query, 'gif_id');
      return id && `/gifs/${id}/related${page(query)}`;
    },
  },
  {
    call: /^(?:gifs|text)\/search$/,
    path: ({ query }) => search(query, (term) => `/search/${term}${page(query)}`),
  },
  { call: /^stickers\/trending$/, path: ({ query }) => STICKERS + page(query) },
  {
    call: /^stickers\/search$/,
    path: ({ query }) => search(query, (term) => `${STICKERS}/search/${term}${pageIfGiven(query)}`),
  },
  {
    call: /^channels\/([^/]+)\/feed$/,
    path: ({ parts: [id], query }) => `/channels/${id}${page(query)}`,
  },
  {
    call: /^channels\/([^/]+)\/search$/,
    path({ parts: [id = ''], query }) {
      const term = part(query, 'q');
      return term && channelSearch(id, term, query);
    },
  },
];

/** Returns the counted path of a URL. Other URLs keep their path without the query, which may contain keys. */
export function virtualPath({ pathname, searchParams: query }: URL): string {
  const call = pathname.replace(/^\/(?:api\/)?(?:v\d+\/)?/, '').replace(/\/$/, '');
  for (const rule of RULES) {
    const match = rule.call.exec(call);
    const path = match && rule.path({ parts: match.slice(1), query });
    if (path) return path;
  }
  return pathname;
}

export const isEmbedPath = (pathname: string): boolean => /^\/embed(?:\/|$)/.test(pathname);
