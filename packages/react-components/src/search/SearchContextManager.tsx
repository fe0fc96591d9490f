import { GiphyFetch, type Sdk, type SearchOptions } from '@gifkit/fetch-api';
import { altEnglish, PingbackContextManager, useLabelsOr } from '@gifkit/headless';
import { useCombobox } from '@gifkit/headless/search';
import { useLatestCallback, useShallowStable } from '@gifkit/headless/utils';
import type { IChannel } from '@gifkit/model';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  SearchContext,
  type SearchContextProps,
  SearchInputContext,
  type Suggestion,
} from './SearchContext.ts';
import { type SearchTheme, ThemedArea } from './ThemedArea.ts';

declare const __GIFKIT_VERSION__: string | undefined;

/** Name and version of this package, sent to the service. The build inserts the version. */
const SDK: Sdk = {
  name: 'ReactSDK',
  version: typeof __GIFKIT_VERSION__ === 'undefined' ? '0.0.0' : __GIFKIT_VERSION__,
};

interface SearchContextManagerProps {
  children: ReactNode;
  apiKey: string;
  /** Client for all requests. If undefined, a new one with the `apiKey`. */
  client?: GiphyFetch | undefined;
  /** Options of every search: type, limit, rating, language. `lang` defaults to the labels' language if not English. */
  options?: SearchOptions | undefined;
  /** @default '' */
  initialTerm?: string | undefined;
  initialChannel?: IChannel | undefined;
  /** Shows trending GIFs without a term. @default true */
  shouldDefaultToTrending?: boolean | undefined;
  /** Fetches channels that match the term. @default true */
  shouldFetchChannels?: boolean | undefined;
  theme?: SearchTheme | undefined;
}

const NO_OPTIONS: SearchOptions = {};
const NO_THEME: SearchTheme = {};

/** Number of animated texts if the host sets no limit. */
const TEXTS = 50;

const NOTHING = {
  data: [],
  pagination: { total_count: 0, count: 0, offset: 0 },
  meta: { status: 200, msg: 'OK', response_id: '' },
};

/** Logs failed suggestions: the search works without them. */
const warn = (what: string, signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) console.warn(`Gifkit: ${what} request failed`, error);
};

/** Provides the search state to search components and results. */
export function SearchContextManager({
  children,
  apiKey,
  client,
  options: givenOptions = NO_OPTIONS,
  initialTerm = '',
  initialChannel,
  shouldDefaultToTrending = true,
  shouldFetchChannels = true,
  theme = NO_THEME,
}: SearchContextManagerProps) {
  const labels = useLabelsOr(altEnglish);
  // English is the service's default.
  const lang = givenOptions.lang ?? (labels.lang === altEnglish.lang ? undefined : labels.lang);
  const options = useShallowStable({ ...givenOptions, lang });
  const gf = useMemo(() => client ?? new GiphyFetch(apiKey, {}, { sdk: SDK }), [client, apiKey]);
  const [term, setTerm] = useState(initialTerm);
  const [activeChannel, setChannel] = useState(initialChannel);
  const [currentChannels, setChannels] = useState<readonly IChannel[]>([]);
  const [isFocused, setIsFocused] = useState(false);
  const [written, setWritten] = useState({ term: initialTerm });
  const [fetching, setFetching] = useState(0);
  const [trendingSearches, setTrendingSearches] = useState<string[]>([]);
  const channelName = activeChannel?.user?.username;

  useEffect(() => {
    const request = new AbortController();
    gf.trendingSearches({ signal: request.signal }).then(
      ({ data }) => setTrendingSearches(data),
      warn('Trending searches', request.signal),
    );
    return () => request.abort();
  }, [gf]);

  const calls = useMemo(() => {
    const fetchChannelSearch: SearchContextProps['fetchChannelSearch'] = async (
      offset,
      { signal } = {},
    ) => {
      const name = term.startsWith('@') ? (term.split(' ')[0] ?? term) : term;
      return (await gf.channels(name, { offset, lang: options.lang, signal })).data;
    };
    const fetchGifs: SearchContextProps['fetchGifs'] = async (offset, { signal } = {}) => {
      setFetching((count) => count + 1);
      try {
        if (term) {
          return await gf.search(term, { ...options, offset, channel: channelName, signal });
        }
        return shouldDefaultToTrending
          ? await gf.trending({ ...options, offset, signal })
          : NOTHING;
      } finally {
        setFetching((count) => count - 1);
      }
    };
    const fetchAnimatedText: SearchContextProps['fetchAnimatedText'] = async (
      offset,
      { signal } = {},
    ) => {
      const limit = options.limit || TEXTS;
      const { pagination, ...result } = await gf.animate(term, { offset, limit, signal });
      // The service sends none, and new ids for each page.
      const onlyPage = { count: limit, total_count: offset + limit, offset };
      return { ...result, pagination: pagination ?? onlyPage };
    };
    return { fetchChannelSearch, fetchGifs, fetchAnimatedText };
  }, [gf, term, channelName, options, shouldDefaultToTrending]);

  const { fetchChannelSearch } = calls;
  const isLookingForChannels =
    shouldFetchChannels && !activeChannel && term.replace('@', '') !== '';
  useEffect(() => {
    if (!isLookingForChannels) return;
    const request = new AbortController();
    fetchChannelSearch(0, { signal: request.signal }).then(
      setChannels,
      warn('Channel search', request.signal),
    );
    return () => request.abort();
  }, [isLookingForChannels, fetchChannelSearch]);

  /** Sets the term, also in the field. */
  const write = (next: string) => {
    setWritten({ term: next });
    setTerm(next);
  };
  // A term may name a channel, which may be found later: `@cats happy`.
  const named = currentChannels.find(({ slug }) => term.startsWith(`@${slug} `));
  if (named) {
    setChannel(named);
    write(term.slice(`@${named.slug} `.length));
  }
  const setSearch = useLatestCallback(write);
  const setActiveChannel = useLatestCallback((channel: IChannel | undefined) => {
    setChannel(channel);
    write('');
  });

  const value: SearchContextProps = {
    ...calls,
    term,
    setSearch,
    activeChannel,
    setActiveChannel,
    currentChannels,
    setChannels,
    isFocused,
    trendingSearches,
    isFetching: fetching > 0,
    searchKey: [term, options.type, channelName].filter(Boolean).join(' / '),
  };
  const suggestions: readonly Suggestion[] =
    currentChannels.length > 0
      ? currentChannels.map((channel) => ({
          key: `channel ${channel.id}`,
          channel,
          choose: () => setActiveChannel(channel),
        }))
      : trendingSearches.map((one) => ({ key: one, term: one, choose: () => setSearch(one) }));
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const combobox = useCombobox({
    count: list ? suggestions.length : 0,
    onChoose: (index) => suggestions[index]?.choose(),
  });
  const input = { written, setIsFocused, search: setTerm, suggestions, combobox };
  return (
    <SearchContext.Provider value={value}>
      <SearchInputContext.Provider value={{ ...input, field, setField, list, setList }}>
        <ThemedArea $theme={theme}>
          <PingbackContextManager attributes={{ layout_type: 'SEARCH' }}>
            {children}
          </PingbackContextManager>
        </ThemedArea>
      </SearchInputContext.Provider>
    </SearchContext.Provider>
  );
}
